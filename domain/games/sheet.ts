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

const sameLine = (a: LineOf, b: LineOf) => a.player === b.player && a.side === b.side

/** Periods in the order of their ids, so that equal scores are equal lists. */
const withPeriod = <Period extends Pick<PeriodScore, 'period'>>(periods: readonly Period[], is: Period): readonly Period[] =>
  [...periods.filter(({ period }) => period !== is.period), is].sort((a, b) => a.period - b.period)

/** A changed line keeps its place; a new one comes last. */
const withLine = <Line extends LineOf>(lines: readonly Line[], is: Line): readonly Line[] =>
  lines.some(line => sameLine(line, is)) ? lines.map(line => (sameLine(line, is) ? is : line)) : [...lines, is]

const withoutLine = <Line extends LineOf>(lines: readonly Line[], was: LineOf): readonly Line[] =>
  lines.filter(line => !sameLine(line, was))

/** Periods without those that were, and with those that are. */
export const changedPeriods = <Period extends Pick<PeriodScore, 'period'>>(
  periods: readonly Period[],
  was: readonly PeriodScore[],
  is: readonly Period[],
): readonly Period[] =>
  is.reduce<readonly Period[]>(
    withPeriod,
    periods.filter(({ period }) => !was.some(one => one.period === period)),
  )

/** Lines without those that were, and with those that are; one that was and is keeps its place. */
export const changedLines = <Line extends LineOf>(
  lines: readonly Line[],
  was: readonly LineOf[],
  is: readonly Line[],
): readonly Line[] => {
  const gone = was.filter(line => lineOf(is, line) === undefined)
  return is.reduce<readonly Line[]>(withLine, gone.reduce<readonly Line[]>(withoutLine, lines))
}

export const lineOf = <Line extends LineOf>(lines: readonly Line[], of: LineOf): Line | undefined =>
  lines.find(line => sameLine(line, of))

/** The lines of one side that were recorded under any of a person's ids, in the order of the ids. */
export const linesOf = <Line extends LineOf>(lines: readonly Line[], ids: readonly PlayerId[], side: Side): readonly Line[] =>
  ids.flatMap(player => lineOf(lines, { player, side }) ?? [])
