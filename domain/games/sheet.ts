import type { PlayerId } from '../ids/kinds'
import type { BoxScoreLine, GameFigures, PeriodScore, Side } from './events'

/** Whose line it is; a player has at most one of each side. */
type LineOf = Pick<BoxScoreLine, 'player' | 'side'>

/** A game for which nothing was entered. */
export const noFigures: GameFigures = { score: null, periods: [], lines: [] }

/** Whether anything was entered for a game. */
export const hasFigures = ({ score, periods, lines, walkover }: GameFigures): boolean =>
  score !== null || periods.length > 0 || lines.length > 0 || walkover !== undefined

/** A game that nobody wins by walk-over does not say so. */
export const withWalkover = <Figures extends Pick<GameFigures, 'walkover'>>(
  { walkover: _, ...figures }: Figures,
  is: Side | null,
): Omit<Figures, 'walkover'> & Pick<GameFigures, 'walkover'> => (is === null ? figures : { ...figures, walkover: is })

/** Figures with those that an undone correction brings back; score and walk-over are as it says, others stay. */
export const withRestored = ({ periods, lines }: GameFigures, is: GameFigures): GameFigures => ({
  ...is,
  periods: is.periods.reduce<readonly PeriodScore[]>(withPeriod, periods),
  lines: is.lines.reduce<readonly BoxScoreLine[]>(withLine, lines),
})

const sameLine = (a: LineOf, b: LineOf) => a.player === b.player && a.side === b.side

/** Periods in the order of their ids, so that equal scores are equal lists. */
export const withPeriod = <Period extends Pick<PeriodScore, 'period'>>(
  periods: readonly Period[],
  is: Period,
): readonly Period[] => [...periods.filter(({ period }) => period !== is.period), is].sort((a, b) => a.period - b.period)

/** A changed line keeps its place; a new one comes last. */
export const withLine = <Line extends LineOf>(lines: readonly Line[], is: Line): readonly Line[] =>
  lines.some(line => sameLine(line, is)) ? lines.map(line => (sameLine(line, is) ? is : line)) : [...lines, is]

export const withoutLine = <Line extends LineOf>(lines: readonly Line[], was: LineOf): readonly Line[] =>
  lines.filter(line => !sameLine(line, was))

export const lineOf = <Line extends LineOf>(lines: readonly Line[], of: LineOf): Line | undefined =>
  lines.find(line => sameLine(line, of))

/** The lines of one side that were recorded under any of a person's ids, in the order of the ids. */
export const linesOf = <Line extends LineOf>(lines: readonly Line[], ids: readonly PlayerId[], side: Side): readonly Line[] =>
  ids.flatMap(player => lineOf(lines, { player, side }) ?? [])
