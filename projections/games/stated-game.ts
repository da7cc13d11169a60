import type { GameDetails } from '@fullcourt/domain/games/events'
import { hasBegun } from '@fullcourt/domain/games/in-progress'
import type { GameResult, StatedGame } from '@fullcourt/domain/games/status'
import { enteredOf, type GamePoints } from './game-points'

type CardOfGame = GameResult & GamePoints & { readonly details: Pick<GameDetails, 'status'> }

/** A game's card as far as its status is made of it. */
export const statedGame = (card: CardOfGame): StatedGame => ({
  status: card.details.status,
  score: card.score,
  walkover: card.walkover,
  hasBegun: hasBegun(enteredOf(card)),
})
