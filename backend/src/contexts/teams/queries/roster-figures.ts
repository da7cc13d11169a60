import type { Sport } from '@fullcourt/domain/sports/sports'
import type { PlayerTotals } from '@fullcourt/domain/statistics/totals'
import type { TeamRosterAnswer } from '../teams.answers'

/** What a roster says of a player's figures; nothing was kept of somebody without totals. */
export const rosterFigures = (
  { leaders }: Pick<Sport, 'leaders'>,
  of: Pick<PlayerTotals, 'totals'> | undefined,
): Pick<TeamRosterAnswer, 'games' | 'figures'> => ({
  games: of?.totals.games ?? 0,
  figures: [...new Set(Object.values(leaders).map(({ figure }) => figure))].flatMap(abbreviation => {
    const sum = of?.totals.sums[abbreviation]
    return sum === undefined ? [] : [{ abbreviation, sum }]
  }),
})
