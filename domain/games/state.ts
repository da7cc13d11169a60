import type { Traced } from '../facts/fact'
import type { StreamOf } from '../facts/stream-of'
import type { GameId } from '../ids/kinds'
import { changedFigures } from './changed-figures'
import { courtsideAfter, isCourtsideFact, type Courtside } from './courtside'
import type { GameDetails, GameFact, GameFigures, GameContext, GameScheduled } from './events'
import { correctsScore } from './correction'
import { figuresOf } from './figure'
import { figuresChange, isFiguresFact, type FiguresChange, type FiguresFact } from './figures-facts'
import { noFigures } from './sheet'
import { nothingUndoable, undoableAfter, type CorrectionUndo } from './correction-undo'

/** A game that is not deleted, whatever its status says. */
export type ActiveGame = {
  readonly kind: 'active'
  readonly id: GameId
  readonly context: GameContext
  readonly details: GameDetails
  readonly figures: GameFigures
  /** Fouls, time-outs and the clock; absent where nobody recorded any. */
  readonly courtside?: Courtside
  /** How often the final score was corrected. */
  readonly corrections: number
  /** The facts of plans and policies because of which it was changed, deleted or brought back: none does so twice. */
  readonly followed: readonly string[]
  readonly undoable: CorrectionUndo
}
export type DeletedGame = Omit<ActiveGame, 'kind'> & {
  readonly kind: 'deleted'
  /** Id of the fact that its deletion followed from; null where somebody deleted it. */
  readonly cause: string | null
}
export type Game = { readonly kind: 'unknown' } | ActiveGame | DeletedGame

/** Whether a game did what a fact asked of it, whatever became of it since. */
export const hasFollowed = (game: Game, fact: string | undefined): boolean =>
  game.kind !== 'unknown' && fact !== undefined && game.followed.includes(fact)

const withCause = <Known extends ActiveGame | DeletedGame>(game: Known, { metadata }: Traced<GameFact>): Known =>
  metadata?.cause == null ? game : { ...game, followed: [...game.followed, metadata.cause] }

/** The teams of a game of a league change by plans alone, those of a bracket's with every result before it. */
const withPlan = <Known extends ActiveGame | DeletedGame>(game: Known, fact: Traced<GameFact>): Known =>
  game.context.league === null ? game : withCause(game, fact)

type KnownGame = ActiveGame | DeletedGame

/** Fouls and time-outs are those of the teams that played: others begin with none. */
const withoutCourtside = ({ courtside: _, ...game }: KnownGame): KnownGame => game

/** A deleted game keeps its figures: it may come back with them. */
const withChange = (game: KnownGame, fact: Traced<FiguresFact>, change: FiguresChange): KnownGame => {
  switch (change.how) {
    case 'deleted':
      return { ...withCause(game, fact), kind: 'deleted', cause: fact.metadata?.cause ?? null }
    case 'restored': {
      const { cause: _, ...known } = { cause: null, ...game }
      return withCause({ ...known, kind: 'active', details: change.details, figures: change.is }, fact)
    }
    case 'reset':
      return withoutCourtside({ ...game, figures: changedFigures(game.figures, change) })
    default: {
      const corrections = game.corrections + (correctsScore(change) ? 1 : 0)
      return { ...game, figures: changedFigures(game.figures, change), corrections }
    }
  }
}

/** Only a game of a bracket lets other teams go on, and so has something to undo. */
const withFigures = (game: KnownGame, fact: Traced<FiguresFact>): KnownGame => {
  const change = figuresChange(fact)
  const changed = withChange(game, fact, change)
  return game.details.matchId === null ? changed : { ...changed, undoable: undoableAfter(game, fact, change) }
}

const scheduledGame = ({ game: id, in: context, details }: GameScheduled['data']): ActiveGame => ({
  kind: 'active',
  id,
  context,
  details,
  figures: noFigures,
  corrections: 0,
  followed: [],
  undoable: nothingUndoable,
})

const evolve = (game: Game, fact: Traced<GameFact>): Game => {
  if (fact.type === 'GameScheduled') return scheduledGame(fact.data)
  if (game.kind === 'unknown') return game
  if (isCourtsideFact(fact)) return { ...game, courtside: courtsideAfter(game.courtside, fact) }
  if (isFiguresFact(fact)) return withFigures(game, fact)
  switch (fact.type) {
    case 'GameDetailsChanged':
      return { ...withCause(game, fact), details: { ...game.details, ...fact.data.is } }
    case 'GameSwapped':
      return { ...withCause(game, fact), details: { ...game.details, ...fact.data.is } }
    case 'GameSidesChanged':
      return withoutCourtside({ ...withPlan(game, fact), context: { ...game.context, ...fact.data.is } })
    default:
      return game
  }
}

export const gameStream: StreamOf<Game, Traced<GameFact>, GameId> = {
  name: id => `game-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf: figuresOf,
}
