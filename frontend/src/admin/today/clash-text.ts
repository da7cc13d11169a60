import { clashesOf, type PlacedGame } from '@fullcourt/domain/games/clashes'
import type { GameRowAnswer } from '../../api/schema'
import { matchup } from '../games/list/score-text'

const placed = (game: GameRowAnswer): PlacedGame => ({ ...game, teams: [game.home_team.id, game.away_team.id] })

/** `Hawks also play Kings @ Hawks at this time`: what the games of a list take from each other; null where nothing. */
export const clashText = (game: GameRowAnswer, games: readonly GameRowAnswer[]): string | null => {
  const texts = clashesOf(placed(game), games.map(placed)).flatMap(clash => {
    const other = games.find(({ id }) => id === clash.with)
    if (!other) return []
    const team = [game.home_team, game.away_team].find(({ id }) => id === clash.team)
    return `${team ? team.name : (game.location ?? '')} also in ${matchup(other)} at this time`
  })
  return texts.length === 0 ? null : texts.join('. ')
}
