import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { GameFileRow, RosterRows } from '@fullcourt/domain/imports/rows'
import { bare, type ImportProblems } from './problems'

/** More than any team has: who joins a roster is compared with everybody who is on it. */
export const LARGEST_ROSTER = 1_000
/** More than any sheet has: it is one fact, and a fact is limited. */
export const LARGEST_SHEET = 500

/** `file` is that from which the rosters come. */
export const checkRosterSizes = ({ places }: RosterRows, file: string, problems: ImportProblems): void => {
  const teams = [...places].flatMap(({ team }) => team ?? [])
  for (const same of groupBy(teams, team => team))
    if (same.length > LARGEST_ROSTER)
      problems.add({ file }, `has ${same.length} players on the roster of ${bare(same[0])}; at most ${LARGEST_ROSTER} may be.`)
}

export const checkSheetSizes = (games: readonly GameFileRow[], problems: ImportProblems): void => {
  for (const { id, lines } of games)
    if (lines.length > LARGEST_SHEET)
      problems.add({ file: 'box_scores.csv' }, `has ${lines.length} lines of game ${bare(id)}; at most ${LARGEST_SHEET} may be.`)
}
