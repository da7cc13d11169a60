import { deriveLine } from '../statistics/line'
import { scoreIn } from '../statistics/score-figure'
import type { GameFigures, PeriodScore, Score, Side } from './events'
import { AWAY_FIRST } from './sides'

/** What was found not to add up to the final score of a side (docs/games.md#sums-that-do-not-agree). */
export type Mismatch = { readonly side: Side; readonly what: 'players' | 'periods'; readonly sum: number; readonly final: number }

type SideSums = { readonly [side in Side]: number | null }

/** Sums of points per side; null where a side has no line with points, or no period. */
export type PointSums = { readonly players: SideSums; readonly periods: SideSums }

const total = (points: readonly number[]): number | null =>
  points.length === 0 ? null : points.reduce((sum, point) => sum + point, 0)

const playersOf = (lines: GameFigures['lines'], side: Side): number | null =>
  total(lines.filter(line => line.side === side).flatMap(({ line }) => scoreIn(deriveLine(line).figures) ?? []))

const periodsOf = (periods: readonly PeriodScore[], side: Side): number | null =>
  total(periods.flatMap(period => period[side] ?? []))

const WHAT = ['players', 'periods'] as const

export const pointSums = ({ lines, periods }: Pick<GameFigures, 'lines' | 'periods'>): PointSums => ({
  players: { home: playersOf(lines, 'home'), away: playersOf(lines, 'away') },
  periods: { home: periodsOf(periods, 'home'), away: periodsOf(periods, 'away') },
})

/**
 * The sums that do not agree with the final score; none while there is no final score. Each side is checked by itself: one whose
 * periods are missing is not compared with its score (docs/games.md#sums-that-do-not-agree).
 */
export const mismatches = (score: Score | null, sums: PointSums): readonly Mismatch[] =>
  score === null
    ? []
    : AWAY_FIRST.flatMap(side => {
        const final = score[side]
        return WHAT.flatMap(what => {
          const sum = sums[what][side]
          return sum === null || sum === final ? [] : [{ side, what, sum, final }]
        })
      })
