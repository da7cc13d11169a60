import { PayloadTooLargeException } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import { Refused } from '../facts/refused'
import type { UploadedFile } from '../http/multipart'
import { yieldToEventLoopEvery } from './check/yield-to-event-loop'
import { checkLeague } from './check/check-league'
import { Problems } from './check/problems'
import type { LeagueFiles } from './files'
import { uploadedLeague } from './read/uploaded-league'
import { ZipTooLarge } from './read/zip-files'

/** Files that came in, read and checked; the rows may be used only where there are no problems. */
export type CheckedUpload = {
  readonly files: LeagueFiles
  readonly folder: string | null
  readonly rows: LeagueRows
  readonly problems: Problems
}

const REPORTED_AT_ONCE = 5
const SLICE_MILLISECONDS = 8

/** Reads and checks what was uploaded. Throws 413 for what is larger than any league, 400 where nothing came. */
export const checkedUpload = async (uploaded: readonly UploadedFile[]): Promise<CheckedUpload> => {
  if (uploaded.length === 0)
    throw new Refused(refuse('invalid', 'Send the files of a league: teams.csv, players.csv, games.csv.'))
  const problems = new Problems()
  try {
    const { files, folder } = await uploadedLeague(uploaded, problems)
    return { files, folder, rows: await checkLeague(files, problems, yieldToEventLoopEvery(SLICE_MILLISECONDS)), problems }
  } catch (error) {
    if (error instanceof ZipTooLarge) throw new PayloadTooLargeException(error.message)
    throw error
  }
}

/** Files with problems are not imported; the refusal names the first ones. */
export const refuseProblems = ({ problems }: CheckedUpload): void => {
  const { count, all } = problems
  if (count === 0) return
  const first = all.slice(0, REPORTED_AT_ONCE).join(' ')
  const more = count > REPORTED_AT_ONCE ? ` … and ${count - REPORTED_AT_ONCE} more; a dry run names them all.` : ''
  throw new Refused(refuse('invalid', `The files have ${count === 1 ? 'a problem' : `${count} problems`}: ${first}${more}`))
}
