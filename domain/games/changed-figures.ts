import type { GameFigures } from './events'
import { changesScore, changesWalkover, type FiguresChange } from './figures-facts'
import { changedLines, changedPeriods, withWalkover } from './sheet'

type Result = Pick<GameFigures, 'score' | 'walkover'>

/** A game's result after a change of its figures, among whatever else is known of it. */
export const changedResult = <Known extends Result>(known: Known, change: FiguresChange): Omit<Known, 'walkover'> & Result => {
  const scored = changesScore(change) ? { ...known, score: change.is.score } : known
  return changesWalkover(change) ? withWalkover(scored, change.is.walkover ?? null) : scored
}

/** The figures of a game after a change: without what it took out, and with what it put in. */
export const changedFigures = (figures: GameFigures, change: FiguresChange): GameFigures => ({
  ...changedResult(figures, change),
  periods: changedPeriods(figures.periods, change.was.periods, change.is.periods),
  lines: changedLines(figures.lines, change.was.lines, change.is.lines),
})
