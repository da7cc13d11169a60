import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact } from './events'
import type { Game } from './state'

export type ShowReason = {
  /** Counted from 1, in the order in which the final score was corrected. */
  readonly correction: number
  readonly isPublic: boolean
}

/** Makes the reason of a correction public, or takes it off the public pages. */
export const showReason = (game: Game, { correction, isPublic }: ShowReason): Decision<GameFact> => {
  if (game.kind !== 'scheduled') return GAME_NOT_FOUND
  const was = game.corrections[correction - 1]
  if (was === undefined) return refuse('not-found', 'Correction not found.')
  if (was === isPublic) return nothing
  return facts({
    type: isPublic ? 'CorrectionReasonPublished' : 'CorrectionReasonWithdrawn',
    data: { game: game.id, in: game.context, correction },
  })
}
