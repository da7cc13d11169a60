import { inOrder } from '../facts/order'
import type { EntryId } from '../ids/kinds'
import type { DivisionTeam } from './events'

/** A division's teams in the order of these entries. */
export const seedAs = (teams: readonly DivisionTeam[], entries: readonly EntryId[]): readonly DivisionTeam[] =>
  inOrder(
    teams.map(team => ({ id: team.entry, team })),
    entries,
  ).map(({ team }) => team)
