import { gameStream, type ScheduledGame } from '@fullcourt/domain/games/state'
import fc from 'fast-check'
import type { ReadModel } from '../projection'
import { folded } from '../testing/specification'
import { histories, type History } from './histories'
import type { Installation } from './installation'

/** Checks, for any history, what the documents of a model say against the states that the decisions ended with. */
export const holds = <Document>(
  model: ReadModel<Document>,
  check: (documents: ReadonlyMap<string, Document>, history: History) => void,
) =>
  fc.assert(
    fc.property(histories, history => check(folded(model, history.facts), history)),
    { numRuns: 60 },
  )

export type SomeGame = Omit<ScheduledGame, 'kind'> & { readonly kind: 'scheduled' | 'deleted' }

export const gamesOf = (installation: Installation): readonly SomeGame[] =>
  installation.games.map(({ game }) => installation.log.state(gameStream, game)).filter(game => game.kind !== 'unknown')

export const activeGames = (installation: Installation) => gamesOf(installation).filter(game => game.kind === 'scheduled')

export const count = <Thing>(things: readonly Thing[], counts: (thing: Thing) => boolean) => things.filter(counts).length
