import type { UploadedFile } from '../../../core/http/multipart'
import type { LeagueFileName, LeagueFiles } from '../files'
import { uploadedLeague } from '../read/uploaded-league'
import { ZipTooLarge } from '../read/zip-files'
import { checkLeague } from './check-league'
import type { CheckedFiles, CheckedUpload } from './checked-upload'
import { ImportProblems } from './problems'

/** What a worker is asked to read and check; bytes travel between threads without being shared. */
export type CheckTask =
  | { readonly kind: 'upload'; readonly uploaded: readonly UploadedFile[] }
  | { readonly kind: 'files'; readonly files: readonly (readonly [LeagueFileName, Uint8Array])[] }

export type CheckResult =
  | ({ readonly kind: 'checked' } & CheckedFiles & Pick<CheckedUpload, 'folder' | 'files'>)
  | { readonly kind: 'too-large'; readonly message: string }

/** A thread is handed plain bytes where a `Buffer` was sent. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

export const leagueFilesOf = (files: Iterable<readonly [LeagueFileName, Uint8Array]>): LeagueFiles =>
  new Map([...files].map(([name, bytes]) => [name, bufferOf(bytes)]))

const unpack = async (task: CheckTask, problems: ImportProblems) => {
  if (task.kind === 'files') return { files: leagueFilesOf(task.files), folder: null }
  return uploadedLeague(
    task.uploaded.map(file => ({ ...file, bytes: bufferOf(file.bytes) })),
    problems,
  )
}

/** Reads and checks the files of a league; everything wrong with them is in the result. */
export const carryOut = async (task: CheckTask): Promise<CheckResult> => {
  const problems = new ImportProblems()
  try {
    const { files, folder } = await unpack(task, problems)
    const rows = checkLeague(files, problems)
    return { kind: 'checked', files, folder, rows, problems: problems.report }
  } catch (error) {
    if (error instanceof ZipTooLarge) return { kind: 'too-large', message: error.message }
    throw error
  }
}
