import type { CourtsideTap } from '@fullcourt/domain/games/events'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { between } from './chance'

/** What is made, and what it is worth. */
const MADE: readonly (readonly [Figure, points: number])[] = [
  ['2PM', 2],
  ['3PM', 3],
  ['FTM', 1],
]

const QUARTERS = 4
/** From one tip-off of a quarter to the next, with its pauses. */
const SECONDS_OF_QUARTER = 18 * 60

/** The taps of which a line came: each basket in some second of some quarter of a game that began at a moment. */
export const tapsOf = (chance: () => number, line: Figures, began: Date): readonly CourtsideTap[] =>
  MADE.flatMap(([figure]) =>
    Array.from({ length: line[figure] ?? 0 }, (): CourtsideTap => {
      const quarter = between(chance, 0, QUARTERS - 1)
      const second = quarter * SECONDS_OF_QUARTER + between(chance, 0, SECONDS_OF_QUARTER - 1)
      return { figure, period: quarter + 1, at: new Date(began.getTime() + second * 1_000).toISOString() }
    }),
  )

/** What the taps of a side come to in each quarter. */
export const quartersOfTaps = (taps: readonly CourtsideTap[]): readonly number[] =>
  Array.from({ length: QUARTERS }, (_, nth) =>
    taps
      .filter(({ period }) => period === nth + 1)
      .reduce((sum, { figure }) => sum + (MADE.find(([made]) => made === figure)?.[1] ?? 0), 0),
  )
