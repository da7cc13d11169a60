import type { Traced } from '../facts/fact'
import type { GameFigures, GameSide, Score, Side } from './events'
import { changesResult, type FiguresChange, type FiguresFact } from './figures-facts'

/** Who won a game, and by how much. */
export type FinalResult = { readonly score: Score | null; readonly walkover: Side | null }

/** What a game of a bracket gets back where a correction is undone (docs/brackets.md#corrected-results). */
export type CorrectionUndo = {
  /** Its result before the last change of it, and the correlation of that change. */
  readonly replaced: { readonly by: string; readonly result: FinalResult } | null
  /** What it lost to a corrected result before it, and whose figures they were; until something is entered anew. */
  readonly lost: {
    readonly by: string
    readonly sides: { readonly [side in Side]: GameSide }
    readonly figures: GameFigures
  } | null
  /** The correlations of its corrections that were undone, and of its deletion where it came back. */
  readonly undone: readonly string[]
}

export const nothingUndoable: CorrectionUndo = { replaced: null, lost: null, undone: [] }

type Known = { readonly figures: GameFigures; readonly undoable: CorrectionUndo }

/** One command may change score and walk-over: what was before both is what it replaced. */
const replacing = (
  { undoable: { replaced }, figures: { score, walkover } }: Known,
  by: string | undefined,
): CorrectionUndo['replaced'] => {
  if (by === undefined) return null
  return replaced?.by === by ? replaced : { by, result: { score, walkover: walkover ?? null } }
}

/** What a change of its result had led to is undone with it. */
const undoing = ({ replaced, undone }: CorrectionUndo): readonly string[] =>
  replaced === null ? undone : [...undone, replaced.by]

/** What can be undone after one more fact that changed the game's figures. */
export const undoableAfter = (game: Known, { data, metadata }: Traced<FiguresFact>, change: FiguresChange): CorrectionUndo => {
  const { undoable } = game
  const { home, away } = data.in
  const by = metadata?.correlation
  switch (change.how) {
    case 'entered':
      return changesResult(change) ? { ...undoable, replaced: replacing(game, by), lost: null } : { ...undoable, lost: null }
    case 'deleted':
      return { ...undoable, replaced: replacing(game, by), lost: null }
    case 'reset':
      return {
        ...undoable,
        replaced: null,
        lost: by === undefined ? null : { by, sides: { home, away }, figures: change.was },
      }
    case 'undone':
    case 'restored':
      return { replaced: null, lost: null, undone: undoing(undoable) }
  }
}
