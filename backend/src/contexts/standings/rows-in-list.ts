import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import { ofLeague, ofSeason } from '@fullcourt/projections/games/game-lists'
import type { LeagueCard } from '@fullcourt/projections/leagues/league'
import type { StandingsRow } from '@fullcourt/projections/standings/row'

/** Rows of which something is in the list of this key, of their league or of their season. */
export type RowsInList = { readonly key: string; readonly rows: readonly StandingsRow[] }

/** The lists of so many leagues are looked at one by one. */
const FEW_LEAGUES = 4

/** The rows of leagues by the lists to look at: of a few leagues those of each, of more those of their seasons. */
export const rowsInLists = (
  leagues: readonly Known<LeagueCard>[],
  rowsOf: ReadonlyMap<LeagueId, readonly StandingsRow[]>,
): readonly RowsInList[] => {
  const keyOf = ({ id, season }: Known<LeagueCard>) => (leagues.length > FEW_LEAGUES ? ofSeason(season) : ofLeague(id))
  return groupBy(leagues, keyOf).map(together => ({
    key: keyOf(together[0]),
    rows: together.flatMap(({ id }) => rowsOf.get(id) ?? []),
  }))
}
