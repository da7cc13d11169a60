import { deriveLine } from '../statistics/line'
import type { GameFigures, PeriodScore, Score, Side } from './events'
import { SIDES } from './sides'

/** What was found not to add up to the final score of a side (design 5.4). */
export type Mismatch = { readonly side: Side; readonly what: 'players' | 'periods'; readonly sum: number; readonly final: number }

/** Sums of points per side; null where no line (or not every side's period) gives one. */
export type PointSums = { readonly players: { readonly [side in Side]: number | null }; readonly periods: Score | null }

const playersOf = (lines: GameFigures['lines'], side: Side): number | null => {
  const points = lines.filter(line => line.side === side).map(({ line }) => deriveLine(line).figures.PTS)
  const kept = points.filter(point => point !== undefined)
  return kept.length === 0 ? null : kept.reduce((sum, point) => sum + point, 0)
}

/** Both teams must have a period before periods are held against the score. */
const periodsOf = (periods: readonly PeriodScore[]): Score | null => {
  const sumOf = (side: Side) => periods.reduce((sum, period) => sum + (period[side] ?? 0), 0)
  return SIDES.every(side => periods.some(period => period[side] !== null)) ? { home: sumOf('home'), away: sumOf('away') } : null
}

export const pointSums = ({ lines, periods }: Pick<GameFigures, 'lines' | 'periods'>): PointSums => ({
  players: { home: playersOf(lines, 'home'), away: playersOf(lines, 'away') },
  periods: periodsOf(periods),
})

/** The sums that do not agree with the final score; none while there is no final score. */
export const mismatches = (score: Score | null, sums: PointSums): readonly Mismatch[] =>
  score === null
    ? []
    : SIDES.flatMap(side => {
        const final = score[side]
        const found: Mismatch[] = []
        const players = sums.players[side]
        if (players !== null && players !== final) found.push({ side, what: 'players', sum: players, final })
        if (sums.periods && sums.periods[side] !== final) found.push({ side, what: 'periods', sum: sums.periods[side], final })
        return found
      })
