import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../../core/facts/refused'
import type { LeagueFiles } from '../files'
import type { FoundProblems } from './problems'

/** Files of a league, read and checked; the rows may be used only where there are no problems. */
export type CheckedFiles = { readonly rows: LeagueRows; readonly problems: FoundProblems }

/** An upload, read and checked: the files of the league in it, and the name of the folder that they came in. */
export type CheckedUpload = CheckedFiles & { readonly files: LeagueFiles; readonly folder: string | null }

const REPORTED_AT_ONCE = 5

/** Files with problems are not imported; the refusal names the first ones. */
export const refuseProblems = ({ problems: { count, all } }: CheckedUpload): void => {
  if (count === 0) return
  const first = all.slice(0, REPORTED_AT_ONCE).join(' ')
  const more = count > REPORTED_AT_ONCE ? ` … and ${count - REPORTED_AT_ONCE} more; a dry run names them.` : ''
  throw new Refused(refuse('invalid', `The files have ${count === 1 ? 'a problem' : `${count} problems`}: ${first}${more}`))
}
