import { groupedBy } from '@fullcourt/domain/facts/grouped-by'
import type { RosterRows } from '@fullcourt/domain/imports/rows'
import { bare, type Problems } from './problems'

/** More than any team has: who joins a roster is compared with everybody who is on it. */
export const LARGEST_ROSTER = 1_000

/** `file` is that from which the rosters come. */
export const checkRosterSizes = ({ places }: RosterRows, file: string, problems: Problems): void => {
  const teams = [...places].flatMap(({ team }) => team ?? [])
  for (const same of groupedBy(teams, team => team))
    if (same.length > LARGEST_ROSTER)
      problems.add({ file }, `has ${same.length} players on the roster of ${bare(same[0])}; at most ${LARGEST_ROSTER} may be.`)
}
