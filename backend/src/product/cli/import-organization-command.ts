import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { unzip } from '../../core/http/zip/unzip'
import { importOrganization } from '../organization-import/import-organization'
import { isOrganizationFolder } from '../organization-import/organization-in-folder'
import { onOwnData, type CallPlace } from './place'
import { CommandFailed, sayLine, type Terminal } from './terminal'

/** Does something with the folder that is named, or that a zip holds. */
const withFolder = async (path: string, work: (folder: string) => Promise<void>): Promise<void> => {
  if (!(await stat(path)).isFile()) return work(path)
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-import-'))
  try {
    await unzip(path, folder).catch((cause: unknown) => {
      throw new CommandFailed(`${path} cannot be unpacked: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    })
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings a whole organization into the empty installation of the environment. Throws `CommandFailed`. */
export const importOrganizationCommand = async (terminal: Terminal, place: CallPlace, given: string): Promise<void> => {
  const path = resolve(place.folder, given)
  if ((await stat(path).catch(() => undefined)) === undefined) throw new CommandFailed(`There is no ${given}.`)
  await withFolder(path, async folder => {
    if (!(await isOrganizationFolder(folder)))
      throw new CommandFailed(
        `${given} is no whole organization: of a league say --url, --organization, --season and --league too.`,
      )
    const { manifest, users, images } = await onOwnData(place, settings => importOrganization(settings, folder, new Date()))
    const { organization, facts, contactDetails } = manifest
    sayLine(terminal, `${organization.name} is in. Facts: ${facts}, images: ${images}, users: ${users}.`)
    if (!contactDetails) sayLine(terminal, 'E-mail addresses and phone numbers of persons were left out when it was exported.')
    sayLine(
      terminal,
      'Start the product: it makes the documents. Passwords are in no export: set-password gives a user a new one.',
    )
  })
}
