import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOG_STREAM } from '@fullcourt/domain/log/events'
import { BEGINNING, type EventStore, type StoredFact } from '@fullcourt/event-store/port'
import type { Settings } from '../../core/settings/settings'
import type { FileStore } from '../../storage/files/file-store'
import { openFiles } from '../../storage/files/open-files'
import { openKeyedHash } from '../../storage/people/keyed-hash'
import { openPeople, type People } from '../../storage/people/people'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { openLogAndSecrets } from '../app/stores'
import { appendFacts } from '../backup/append-facts'
import { appendsAtOnce } from '../backup/targets'
import { withoutDemo } from '../demo/demo-record'
import type { FolderManifest } from '../organization-export/folder-format'
import { ImportFault } from './import-fault'
import { MovedFacts } from './moved-facts'
import { factsInFolder, imagesInFolder, verifiedFolder } from './organization-in-folder'
import { claimNames, reserveHandedOut } from './own-facts'
import { sealedAgain, type Secrecy } from './sealed-again'

/** What was brought in, and who is in it: owners first get their passwords. */
export type ImportedOrganization = { readonly manifest: FolderManifest; readonly users: number; readonly images: number }

const RECORD = 'organization-import'

/** Which folder is being brought in; an import that was cut off goes on. */
type ImportRecord = { readonly sha256: string; readonly finished: boolean }

const isEmpty = async (events: EventStore): Promise<boolean> => {
  for await (const page of events.readAll(BEGINNING)) if (page.some(({ stream }) => stream !== LOG_STREAM)) return false
  return true
}

const refuseUsed = async (events: EventStore, secrets: PrivateStore, { sha256 }: FolderManifest): Promise<void> => {
  const record = (await secrets.get('installation', RECORD)) as ImportRecord | undefined
  if (record?.sha256 === sha256 && !record.finished) return
  if (!(await isEmpty(events)))
    throw new ImportFault(
      'An organization is brought into an empty installation: its things keep their ids, which others may have here. Name an empty folder in FULLCOURT_DATA.',
    )
}

const bringImages = async (folder: string, files: FileStore, people: People): Promise<number> => {
  const images = await imagesInFolder(folder)
  for (const { path, player } of images) {
    const bytes = await readFile(join(folder, path))
    await files.put(path, player === null ? bytes : await people.sealBytes(`player-${player}`, bytes))
  }
  return images.length
}

async function* movedPages(folder: string, secrecy: Secrecy, moved: MovedFacts): AsyncGenerator<readonly StoredFact[]> {
  for await (const page of factsInFolder(folder)) yield moved.of(await sealedAgain(secrecy, page))
}

/**
 * Brings the organization of a folder into the installation of the settings, which holds nothing yet and does not run. What a fact needs
 * is there before it. Throws `ImportFault`, or the errors of stores and files.
 */
export const importOrganization = async (settings: Settings, folder: string, now: Date): Promise<ImportedOrganization> => {
  const manifest = await verifiedFolder(folder)
  await mkdir(settings.dataFolder, { recursive: true })
  const { events, secrets } = await openLogAndSecrets(settings)
  const files = await openFiles(settings)
  try {
    await refuseUsed(events, secrets, manifest)
    const record: ImportRecord = { sha256: manifest.sha256, finished: false }
    await secrets.put('installation', RECORD, record)
    const secrecy = { people: openPeople(secrets), keyedHash: await openKeyedHash(secrets) }
    const images = await bringImages(folder, files, secrecy.people)
    const own = { events, name: `organization-import ${manifest.sha256}`, now }
    await reserveHandedOut(own, manifest.ids)
    const moved = new MovedFacts()
    await appendFacts(events, movedPages(folder, secrecy, moved), { atOnce: appendsAtOnce(settings) })
    await claimNames(own, secrecy.keyedHash, moved)
    await withoutDemo(secrets, now)
    await secrets.put('installation', RECORD, { ...record, finished: true })
    return { manifest, users: [...moved.users.values()].filter(({ kind }) => kind === 'active').length, images }
  } finally {
    await files.close()
    await secrets.close()
    await events.close()
  }
}
