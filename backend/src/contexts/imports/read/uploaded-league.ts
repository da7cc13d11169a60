import type { UploadedFile } from '../../../core/http/multipart'
import { isLeagueFile, ORGANIZATION_FILE, type LeagueFileName, type LeagueFiles } from '../files'
import type { ImportProblems } from '../check/problems'
import { readZip, ZipUnreadable, type ZippedFile } from './zip-files'

/** `folder` names the league where nobody says otherwise: that of the zip, or the zip's own name. */
export type UploadedLeague = { readonly files: LeagueFiles; readonly folder: string | null }

const segments = (path: string) => path.split(/[\\/]/).filter(part => part !== '')
const baseName = (path: string) => segments(path).at(-1) ?? ''

/** What file systems leave in a zip beside the files. */
const isClutter = (path: string) => segments(path).some(part => part.startsWith('.') || part === '__MACOSX')

const isZip = ({ name, bytes }: UploadedFile) => /\.zip$/i.test(name) || bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

const unpack = async (file: UploadedFile, problems: ImportProblems): Promise<readonly ZippedFile[]> => {
  try {
    const files = await readZip(file.bytes, path => !isClutter(path) && isLeagueFile(baseName(path).toLowerCase()))
    return files.filter(({ path }) => !isClutter(path))
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error
    problems.add({ file: file.name }, `cannot be unpacked: ${error.message}`)
    return []
  }
}

const WHOLE_ORGANIZATION =
  'holds a whole organization, which the command line brings into an empty installation. Unpack it, and choose the files of one league.'

const folderOf = (zip: string, files: readonly ZippedFile[]): string => {
  const first = files.find(({ bytes }) => bytes !== null)
  return (first && segments(first.path).at(-2)) ?? baseName(zip).replace(/\.zip$/i, '')
}

/** The league's files out of an upload: files, or a zip of them, also in a folder. Throws `ZipTooLarge`. */
export const uploadedLeague = async (uploaded: readonly UploadedFile[], problems: ImportProblems): Promise<UploadedLeague> => {
  const files = new Map<LeagueFileName, Buffer>()
  let folder: string | null = null
  const take = ({ path, bytes }: ZippedFile) => {
    const name = baseName(path).toLowerCase()
    if (bytes === null || !isLeagueFile(name)) problems.note(`${baseName(path)} is not read.`)
    else if (files.has(name)) problems.add({ file: name }, 'appears twice.')
    else files.set(name, bytes)
  }
  for (const file of uploaded) {
    if (isZip(file)) {
      const found = await unpack(file, problems)
      if (found.some(({ path }) => path === ORGANIZATION_FILE)) {
        problems.add({ file: file.name }, WHOLE_ORGANIZATION)
        continue
      }
      folder ??= folderOf(file.name, found)
      found.forEach(take)
    } else take({ path: file.name, bytes: file.bytes })
  }
  return { files, folder }
}
