import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact } from './events'
import type { Game } from './state'

type ShowReason = {
  /** Counted from 1, in the order in which the final score was corrected. */
  readonly correction: number
  readonly isPublic: boolean
  /** Whether it is public now, as the notes of the game say; undefined where they do not know the correction (yet). */
  readonly isPublicNow: boolean | undefined
}

/** Makes the reason of a correction public, or takes it off the public pages. */
export const showReason = (game: Game, { correction, isPublic, isPublicNow }: ShowReason): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  if (correction > game.corrections) return refuse('not-found', 'Correction not found.')
  if (isPublicNow === isPublic) return nothing
  return facts({
    type: isPublic ? 'CorrectionReasonPublished' : 'CorrectionReasonWithdrawn',
    data: { game: game.id, in: game.context, correction },
  })
}
