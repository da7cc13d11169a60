import type { EntryId } from '../../ids/kinds'
import type { PlanGame } from './input'

/** What a schedule is judged by, in the order of weight. */
export const MEASURES = [
  'hard-rules',
  'unplaced',
  'games-per-team',
  'meetings-per-pair',
  'home-and-away',
  'home-and-away-by-week',
  'breaks',
  'longest-run',
  'byes-per-team',
  'early-second-byes',
  'weeks-between-byes',
  'times',
  'days',
  'locations',
  'days-between-games',
  'spread-of-days-between-games',
  'weeks-between-meetings',
] as const
export type MeasureName = (typeof MEASURES)[number]

/** One line of what is behind a figure: whom it is about, the game where there is one, and the figure of this line. */
export type ReportLine = {
  readonly entries: readonly EntryId[]
  readonly game: PlanGame | null
  readonly figure: number | null
  /** What the figure is of, in words: a rule that is broken, a time, a weekday. */
  readonly of: string | null
}

/** A measure of a schedule. `figure` and `attainable` are null where there is nothing to measure. */
export type Measure = {
  readonly name: MeasureName
  readonly figure: number | null
  /** No schedule of this input can have a better figure. */
  readonly attainable: number | null
  readonly better: 'less' | 'more'
  readonly isMet: boolean
  readonly lines: readonly ReportLine[]
}

/** The quality of a schedule: how many of its measures are as good as this input allows, and each of them. */
export type ScheduleReport = { readonly met: number; readonly of: number; readonly measures: readonly Measure[] }
