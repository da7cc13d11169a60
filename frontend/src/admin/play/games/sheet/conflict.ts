import { SHOWN_FIGURES } from '@fullcourt/domain/statistics/definitions'
import { inFigureOrder, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import type { EditRules } from '../../../parts/editing/editing'
import { lineChanges, isLineChanged, isMarkedOut, type FigureChange, type LineEdit, type Typed } from './line-edit'

/** A figure that two people set differently. */
export type Contested = { readonly figure: Figure; readonly mine: Typed; readonly theirs: Typed }

/** What I set, against what the server has by now: a mark takes every figure out. */
const setAgainst = (mine: LineEdit, theirs: Figures | null): readonly FigureChange[] =>
  isMarkedOut(mine.is)
    ? SHOWN_FIGURES.filter(figure => theirs?.[figure] !== undefined).map(figure => ({ figure, value: null }))
    : lineChanges(mine)

/** My figures that are not what the server has by now; empty where both came to the same. */
export const contestedFigures = (mine: LineEdit, theirs: Figures | null): readonly Contested[] =>
  setAgainst(mine, theirs)
    .map(({ figure, value }) => ({ figure, mine: value, theirs: theirs?.[figure] ?? null }))
    .filter(({ mine: a, theirs: b }) => a !== b)

/** My changes on top of what the server has by now: saving it keeps what others entered in other figures. */
export const rebase = (mine: LineEdit, theirs: Figures | null): Figures | null => {
  if (!isLineChanged(mine)) return theirs
  if (isMarkedOut(mine.is)) return {}
  const changed = new Map(lineChanges(mine).map(({ figure, value }) => [figure as string, value]))
  const kept = Object.entries(theirs ?? {}).filter(([figure]) => !changed.has(figure))
  const set = [...changed].filter(([, value]) => value !== null)
  return inFigureOrder(Object.fromEntries([...kept, ...set]) as Figures)
}

/** How lines of a box score are edited: figure by figure. */
export const lineRules: EditRules<Figures | null> = {
  same: (one, other) => !isLineChanged({ was: one, is: other }),
  rebase,
}
