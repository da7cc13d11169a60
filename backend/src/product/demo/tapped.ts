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
/** Halves of quarters. */
export const HALVES = 2 * QUARTERS
/** From one tip-off of a quarter to the next, with its pauses. */
const SECONDS_OF_QUARTER = 18 * 60
const SECONDS_OF_HALF = SECONDS_OF_QUARTER / 2
/** A quarter by its clock, in milliseconds. */
const QUARTER = 10 * 60_000

type Moment = Pick<CourtsideTap, 'period' | 'at'> & { readonly remaining: number }

/** So many seconds into a half of a quarter, of a game that began at a moment: the clock runs evenly through all pauses. */
export const momentOfHalf = (began: Date, half: number, second = 0): Moment => ({
  period: Math.floor(half / 2) + 1,
  remaining: Math.round(QUARTER * (1 - (half % 2) / 2 - second / SECONDS_OF_QUARTER)),
  at: new Date(began.getTime() + (half * SECONDS_OF_HALF + second) * 1_000).toISOString(),
})

const ALL_HALVES = Array.from({ length: HALVES }, (_, half) => half)

/** The taps of which a line came: each basket in some second of one of the halves in which the player was on the court. */
export const tapsOf = (
  chance: () => number,
  line: Figures,
  began: Date,
  halves: readonly number[] = ALL_HALVES,
): readonly CourtsideTap[] =>
  MADE.flatMap(([figure]) =>
    Array.from({ length: line[figure] ?? 0 }, (): CourtsideTap => {
      const half = halves[between(chance, 0, halves.length - 1)] ?? 0
      return { figure, ...momentOfHalf(began, half, between(chance, 1, SECONDS_OF_HALF - 1)) }
    }),
  )

/** What the taps of a side come to in each quarter. */
export const quartersOfTaps = (taps: readonly CourtsideTap[]): readonly number[] =>
  Array.from({ length: QUARTERS }, (_, nth) =>
    taps
      .filter(({ period }) => period === nth + 1)
      .reduce((sum, { figure }) => sum + (MADE.find(([made]) => made === figure)?.[1] ?? 0), 0),
  )
