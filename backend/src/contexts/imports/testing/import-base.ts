import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyClosed } from '@fullcourt/event-store/testing/copy-closed'
import { importCard, type BegunImport } from '@fullcourt/projections/imports/import'
import { Documents } from '../../../storage/documents/documents'
import { contextOnce } from '../../../core/facts/command-context'
import type { CommandOutcome } from '../../../core/facts/command-with-context'
import { Commands } from '../../../core/facts/commands'
import { IdAllocator } from '../../../core/facts/id-allocator'
import type { Application } from '../../../product/app/application'
import { openTestApplication } from '../../../testing/application'
import { CreateOrganization } from '../../organizations/organizations.commands'
import { readSettings } from '../../../core/settings/settings'
import { BeginImport } from '../commands/begin-import.command'
import { isLeagueFile } from '../files'
import { smallLeague } from './small-league'

/** The organization into whose data folders the specs of killed imports import. */
export const SLUG = 'riverside'
const ORGANIZATION = 1

export const openOn = async (folder: string): Promise<Application> => {
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const application = await openTestApplication(settings, { logger: false })
  await application.ready
  return application
}

const callIn = ({ app }: Application) => {
  const ids = app.get(IdAllocator)
  return contextOnce('system', kind => ids.next(kind))
}

/** A data folder with an organization and nothing else. */
export const emptyBase = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-'))
  const application = await openOn(folder)
  await application.app
    .get(Commands)
    .execute(new CreateOrganization(callIn(application), { profile: { name: 'Riverside', slug: SLUG } }))
  await application.close()
  return folder
}

export const copyOf = async (folder: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'fullcourt-'))
  await copyClosed(folder, copy)
  return copy
}

/** Begins to import the small league, as somebody of the organization does. */
export const beginSmallLeague = (application: Application): Promise<CommandOutcome> => {
  const files = new Map(
    Object.entries(smallLeague).flatMap(([name, text]) => (isLeagueFile(name) ? [[name, Buffer.from(text)] as const] : [])),
  )
  const wanted = { organization: undefined, season: 'Winter 2025', league: 'Sunday', timeZone: undefined }
  const scope = { kind: 'policy', organization: ORGANIZATION } as const
  return application.app.get(Commands).execute(new BeginImport(callIn(application), { scope, wanted, files, rows: 40 }))
}

/** The organization's imports, as documents show them. */
export const importsOf = async ({ app }: Application): Promise<readonly BegunImport[]> => {
  const listed = await app.get(Documents).list(importCard, { index: 'organization', key: String(ORGANIZATION) })
  return listed.flatMap(({ body }) => (body.state === 'unknown' ? [] : [body]))
}

/** Waits until no import runs any more. */
export const allEnded = async (application: Application): Promise<readonly BegunImport[]> => {
  for (;;) {
    const imports = await importsOf(application)
    if (imports.every(({ state }) => state !== 'running')) return imports
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
