import { inWords } from '../parts/game-sides'
import { sideOf, type GameLine } from './game-line'

/** A game in the news of a page: `Hawks 61, Owls 58: final.`; `Hawks at Owls: scheduled.` */
export const gameNews = (game: GameLine): string =>
  `${inWords(sideOf(game, 'away'), sideOf(game, 'home'))}: ${game.completed ? 'final' : game.status.toLowerCase()}.`
