import type { GameContext, GameSlot } from '@fullcourt/domain/games/events'
import { slotOfGame } from '@fullcourt/domain/games/slot-taken'
import type { ActiveGame } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { PlacedGame } from '@fullcourt/domain/schedules/conflicts'
import type { GameRecord } from '../queries/game-answer'

/** A game and the slot that it takes, or would take: without a date where it is called off. */
export type Placing = { readonly id: GameId; readonly context: GameContext; readonly slot: GameSlot }

/** A game that has no id yet. */
export const NEW_GAME: GameId = 0

export const placingOf = (game: GameRecord): Placing => {
  const { id, context, details } = game
  return { id, context, slot: slotOfGame(details, game) }
}

/** The same of the state that decisions know. */
export const placingOfState = ({
  id,
  context,
  details,
  figures,
}: Pick<ActiveGame, 'id' | 'context' | 'details' | 'figures'>): Placing => ({
  id,
  context,
  slot: slotOfGame(details, figures),
})

export const placedGameOf = ({ id, context, slot }: Placing): PlacedGame => ({
  id,
  home: context.home.team,
  away: context.away.team,
  ...slot,
})

/** Games as they are after some of them changed their slot, or came to be. */
export const withChanged = (placings: readonly Placing[], changed: readonly Placing[]): readonly Placing[] => {
  const ids = new Set(changed.map(({ id }) => id))
  return [...placings.filter(({ id }) => !ids.has(id)), ...changed]
}
