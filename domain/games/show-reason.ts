import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact } from './events'
import type { Game } from './state'

type ShowReason = {
  /** Counted from 1, in the order in which the final score was corrected. */
  readonly correction: number
  readonly isPublic: boolean
  /** Whether it is public now, as the notes of the game say: `unknown` where they do not have it yet, `gone` where they have it no more. */
  readonly now: boolean | 'unknown' | 'gone'
}

/** Makes the reason of a correction public, or takes it off the public pages. */
export const showReason = (game: Game, { correction, isPublic, now }: ShowReason): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  if (correction > game.corrections || now === 'gone') return refuse('not-found', 'Correction not found.')
  if (now === isPublic) return nothing
  return facts({
    type: isPublic ? 'CorrectionReasonPublished' : 'CorrectionReasonWithdrawn',
    data: { game: game.id, in: game.context, correction },
  })
}
