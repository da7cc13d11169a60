import type { Traced } from '../facts/fact'
import type { StreamOf } from '../facts/stream-of'
import type { GameId } from '../ids/kinds'
import type { GameDetails, GameFact, GameFigures, GameContext } from './events'
import { isCorrection } from './correction'
import { figuresOf } from './figure'
import { noFigures, withLine, withoutLine, withPeriod, withRestored, withWalkover } from './sheet'
import { nothingUndoable, undoableAfter, type Undoable } from './undoable'

export type ScheduledGame = {
  readonly kind: 'scheduled'
  readonly id: GameId
  readonly context: GameContext
  readonly details: GameDetails
  readonly figures: GameFigures
  /** Of each correction of the final score, in their order, whether its reason is public. */
  readonly corrections: readonly boolean[]
  /** The facts of plans and policies because of which it was swapped or deleted: none does so twice. */
  readonly followed: readonly string[]
  readonly undoable: Undoable
}
export type DeletedGame = Omit<ScheduledGame, 'kind'> & {
  readonly kind: 'deleted'
  /** Id of the fact that its deletion followed from; null where somebody deleted it. */
  readonly cause: string | null
}
export type Game = { readonly kind: 'unknown' } | ScheduledGame | DeletedGame

const withCause = <Known extends ScheduledGame | DeletedGame>(game: Known, { metadata }: Traced<GameFact>): Known =>
  metadata?.cause == null ? game : { ...game, followed: [...game.followed, metadata.cause] }

/** Undefined for a fact that another context wrote. */
const changedBy = (game: Game, fact: Traced<GameFact>): Game | undefined => {
  if (fact.type === 'GameScheduled')
    return {
      kind: 'scheduled',
      id: fact.data.game,
      context: fact.data.in,
      details: fact.data.details,
      figures: noFigures,
      corrections: [],
      followed: [],
      undoable: nothingUndoable,
    }
  if (game.kind === 'unknown') return game
  const { figures } = game
  switch (fact.type) {
    case 'GameDetailsChanged':
      return { ...game, details: { ...game.details, ...fact.data.is } }
    case 'GameSwapped':
      return { ...withCause(game, fact), details: { ...game.details, ...fact.data.is } }
    case 'ScoreUpdated':
      return {
        ...game,
        figures: { ...figures, score: fact.data.is },
        corrections: isCorrection(fact.data) ? [...game.corrections, false] : game.corrections,
      }
    case 'CorrectionReasonPublished':
    case 'CorrectionReasonWithdrawn':
      return { ...game, corrections: game.corrections.with(fact.data.correction - 1, fact.type === 'CorrectionReasonPublished') }
    case 'PeriodScoreUpdated':
      return { ...game, figures: { ...figures, periods: withPeriod(figures.periods, fact.data.is) } }
    case 'BoxScoreLineRecorded': {
      const { player, side, is } = fact.data
      const line = { player, side }
      const lines = is === null ? withoutLine(figures.lines, line) : withLine(figures.lines, { ...line, line: is })
      return { ...game, figures: { ...figures, lines } }
    }
    case 'GameSidesChanged':
      return { ...game, context: { ...game.context, ...fact.data.is } }
    case 'WalkoverRecorded':
      return { ...game, figures: withWalkover(figures, fact.data.is) }
    case 'GameReset':
      return { ...game, figures: noFigures }
    case 'GameFiguresRestored':
      return { ...game, figures: withRestored(figures, fact.data.is) }
    case 'GameDeleted':
      return { ...withCause(game, fact), kind: 'deleted', cause: fact.metadata?.cause ?? null }
    case 'GameRestored': {
      const { id, context, corrections, followed, undoable } = game
      const { details, is: figures } = fact.data
      return { kind: 'scheduled', id, context, details, figures, corrections, followed, undoable }
    }
  }
}

const evolve = (game: Game, fact: Traced<GameFact>): Game => {
  const after = changedBy(game, fact) ?? game
  if (game.kind === 'unknown' || after.kind === 'unknown') return after
  return { ...after, undoable: undoableAfter(game, fact) }
}

export const gameStream: StreamOf<Game, Traced<GameFact>, GameId> = {
  name: id => `game-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf: figuresOf,
}
