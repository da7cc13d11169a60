import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unzip } from '../../core/http/zip/unzip'
import { MANIFEST_FILE, type FolderManifest } from '../organization-export/folder-format'
import type { Server } from './server'
import { CommandFailed, sayLine, type Terminal } from './terminal'

export type ExportCommand = {
  /** The slug. */
  readonly organization: string
  /** A folder or zip that is not there yet; of facts alone a file. */
  readonly to: string
  readonly contactDetails: boolean
  readonly factsAlone: boolean
}

const refuseTaken = async (path: string): Promise<void> => {
  if ((await stat(path).catch(() => undefined)) !== undefined)
    throw new CommandFailed(`${path} is there already. Name one that is not.`)
}

const download = async (server: Server, address: string, path: string): Promise<void> => {
  const file = await server.download(address)
  await pipeline(file, createWriteStream(path, { flags: 'wx' })).catch((cause: unknown) => {
    throw new CommandFailed(`It broke off: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  })
}

const manifestIn = async (folder: string): Promise<FolderManifest> =>
  JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as FolderManifest

/** Writes beside and then names it, so that what has the name is whole. */
const written = async (path: string, write: (beside: string) => Promise<string>): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const beside = await mkdtemp(`${path}.part-`)
  try {
    await rename(await write(beside), path)
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

const writtenFile = (server: Server, address: string, path: string): Promise<void> =>
  written(path, async beside => {
    await download(server, address, join(beside, 'file'))
    return join(beside, 'file')
  })

const writtenFolder = (server: Server, address: string, path: string): Promise<void> =>
  written(path, async beside => {
    const [zip, folder] = [join(beside, 'zip'), join(beside, 'folder')]
    await download(server, address, zip)
    await unzip(zip, folder)
    await manifestIn(folder)
    return folder
  })

/** Takes an organization, or its facts alone, out of a running server. Throws `CommandFailed`. */
export const exportCommand = async (server: Server, terminal: Terminal, command: ExportCommand): Promise<void> => {
  const path = resolve(command.to)
  await refuseTaken(path)
  const slug = encodeURIComponent(command.organization)
  const { id } = await server.get<{ readonly id: number }>(`/api/organizations/slug/${slug}`)
  const of = `organization_id=${id}&contactDetails=${command.contactDetails}`
  const [what, make] = command.factsAlone ? ['facts.ndjson', writtenFile] : ['organization.zip', writtenFolder]
  const keepsZip = !command.factsAlone && /\.zip$/i.test(path)
  await (keepsZip ? writtenFile : make)(server, `/api/${what}?${of}`, path)
  if (command.factsAlone || keepsZip) return sayLine(terminal, `${path} is written.`)
  const { organization, facts } = await manifestIn(path)
  sayLine(terminal, `${path}: ${organization.name}, ${facts} facts.`)
  sayLine(terminal, 'It holds names of persons: keep it where nobody else can read it.')
}
