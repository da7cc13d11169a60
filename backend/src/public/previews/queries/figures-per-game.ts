import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import { sportShowing } from '@fullcourt/domain/sports/sports'
import type { PlayerStatsAnswer } from '../../../contexts/players/players.answers'
import type { PlayerFigure } from '../pictures/player-picture'

const PLACES: readonly LeaderPlace[] = ['points', 'rebounds', 'assists', 'threes']

/** What a player comes to in a game, in the figures by which their sport ranks players; none of what was never kept. */
export const figuresPerGame = ({
  gameStats,
  allStats,
}: PlayerStatsAnswer): { readonly games: number; readonly figures: readonly PlayerFigure[] } => {
  const games = new Set(gameStats.map(({ game_id }) => game_id)).size
  const kept = gameStats.map(({ stat }) => stat.abbreviation)
  const { leaders } = sportShowing(kept.length > 0 ? kept : allStats.map(({ abbreviation }) => abbreviation))
  const figures = PLACES.flatMap(place => {
    const { figure, label } = leaders[place]
    const rows = gameStats.filter(({ stat }) => stat.abbreviation === figure)
    const sum = rows.reduce((total, { value }) => total + value, 0)
    return rows.length === 0 ? [] : [{ value: (sum / games).toFixed(1), label: `${label.toLowerCase()} a game` }]
  })
  return { games, figures }
}
