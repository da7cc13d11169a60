import { refuse, type Decision } from '@fullcourt/domain/facts/decision'
import type { GameFact } from '@fullcourt/domain/games/events'
import type { Game } from '@fullcourt/domain/games/state'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'

const FOR_STAFF = refuse('forbidden', 'Only staff can do this.')
const LATER_GAMES = refuse(
  'forbidden',
  'Later games of the bracket follow from this one. Ask somebody of the staff to correct it.',
)

type Guard = (game: Game, decision: Decision<GameFact>) => Decision<GameFact>

/** Throws 403 for what a scorer asks for beyond what they may enter for their game (docs/tenancy.md#scorers). */
export const refuseBeyondScoring = (scope: Scope, isBeyond: boolean): void => {
  if (scope.kind === 'scorer' && isBeyond) throw new Refused(FOR_STAFF)
}

/** A scorer undoes no later game of a bracket, and is not told of any. */
export const guardFor =
  (scope: Scope, guard: Guard): Guard =>
  (game, decision) => {
    const guarded = guard(game, decision)
    const namesOthers = guarded.kind === 'refused' && guarded.details?.['undoes'] !== undefined
    return scope.kind === 'scorer' && namesOthers ? LATER_GAMES : guarded
  }
