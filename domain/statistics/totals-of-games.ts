import { groupBy } from '../facts/group-by'
import type { GameId } from '../ids/kinds'
import { addLines } from './add-lines'
import type { Figures } from './figures'
import { didNotPlay } from './line'
import { noTotals, withLine, type Totals } from './totals'

/** One line of a person, under whichever of their ids. */
export type LineOfGame = { readonly game: GameId; readonly side: 'home' | 'away'; readonly line: Figures }

/** Lines of one game and side as one line, in the order of their first; lines of both sides stay two (docs/merging.md#figures). */
export const onePerSide = <Line extends LineOfGame>(lines: readonly Line[]): readonly Line[] => {
  return groupBy(lines, ({ game, side }) => `${game}-${side}`).map(same =>
    same.length === 1 ? same[0] : { ...same[0], line: addLines(same.map(({ line }) => line)) },
  )
}

/** What the lines of one person come to: a game counts once, however many lines they have in it. */
export const totalsOfGames = (lines: readonly LineOfGame[]): Totals => {
  const counted = onePerSide(lines)
  const totals = counted.reduce((sum, { line }) => withLine(sum, line), noTotals)
  return { ...totals, games: new Set(counted.filter(({ line }) => !didNotPlay(line)).map(({ game }) => game)).size }
}
