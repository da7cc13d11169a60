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

/** A measure of a schedule. */
export type Measure = {
  readonly name: MeasureName
  /** Null where there is nothing to measure, such as the days between games when nobody plays twice. */
  readonly figure: number | null
  /** No schedule of this input can have a better figure; most of the time there is one that has it. */
  readonly attainable: number | null
  /** A figure as good as this meets the measure: what is attainable, or a rule that asks for less. */
  readonly goal: number | null
  readonly better: 'less' | 'more'
  readonly isMet: boolean
  /** What keeps the figure from being better, the worst first. */
  readonly lines: readonly ReportLine[]
}

/** The quality of a schedule: how many of the measures that have a figure are met, and all measures. */
export type ScheduleReport = { readonly met: number; readonly of: number; readonly measures: readonly Measure[] }
