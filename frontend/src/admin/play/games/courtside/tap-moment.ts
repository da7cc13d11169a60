import { statIdOf } from '../sheet/sheet'
import type { LineTap } from './tapped-line'
import { TAPPED_FIGURES } from './taps'

/** In which period something was tapped, how many milliseconds of it its clock had left, and when, by the clock of the server. */
export type TapMoment = { readonly period: number; readonly remaining: number | null; readonly at: string }

/** A tap in the form in which it goes with its line. */
export type SentTap = {
  readonly stat_id: number
  readonly takenBack: boolean
  readonly gamePeriodId: number
  readonly remaining?: number
  readonly at: string
}

/** The taps of a line of which it is known where in the game they were made: that moment is theirs, whenever they are sent. */
export const sentTaps = (taps: readonly (LineTap & { readonly moment?: TapMoment })[]): readonly SentTap[] =>
  taps.flatMap(({ kind, times, moment }) =>
    moment
      ? [
          {
            stat_id: statIdOf(TAPPED_FIGURES[kind]),
            takenBack: times === -1,
            gamePeriodId: moment.period,
            ...(moment.remaining === null ? {} : { remaining: moment.remaining }),
            at: moment.at,
          },
        ]
      : [],
  )
