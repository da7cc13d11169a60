import { isLeagueFile } from '../files'
import { checkLeague } from '../check/check-league'
import { ImportProblems } from '../check/problems'
import type { TextFiles } from './small-league'

/** What the check of a league makes of its files. */
export const checkFiles = async (files: TextFiles | { readonly [name: string]: Buffer }) => {
  const problems = new ImportProblems()
  const league = new Map(
    Object.entries(files).flatMap(([name, text]) => (isLeagueFile(name) ? [[name, Buffer.from(text)] as const] : [])),
  )
  const rows = checkLeague(league, problems)
  return { rows, problems: problems.report.all, notes: problems.report.notes }
}

export const problemsOfFiles = async (files: TextFiles) => (await checkFiles(files)).problems

export const withoutFile = (files: TextFiles, name: string): TextFiles =>
  Object.fromEntries(Object.entries(files).filter(([one]) => one !== name))
