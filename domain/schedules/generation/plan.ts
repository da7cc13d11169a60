import type { EntryId } from '../../ids/kinds'
import type { PlanGame, PlanSlot } from './input'

/** A game that was given a slot. */
export type PlacedPlanGame = PlanGame & PlanSlot

/** What the generator placed in a week, in the order of dates and times, and the teams without a game in it. */
export type WeekPlan = {
  readonly startsOn: string
  readonly games: readonly PlacedPlanGame[]
  /** Teams that play in this week neither a placed game nor a kept one. */
  readonly byes: readonly EntryId[]
}

/** A rule that keeps a game out of a slot. */
export type PlacingRule = 'taken' | 'unavailable' | 'same-time' | 'per-day' | 'once-a-week' | 'bye'

/** How many slots a rule rules out, and for which team; `entry` is null where the slot itself is taken. */
export type PlanObstacle = { readonly rule: PlacingRule; readonly entry: EntryId | null; readonly slots: number }

/** A game without a place: the slots that were looked at, and what is in the way in each of them. */
export type UnplacedPlanGame = {
  readonly home: EntryId
  readonly away: EntryId
  /** The week from 0 that it was wanted in; null where any would do. */
  readonly week: number | null
  readonly slots: number
  readonly obstacles: readonly PlanObstacle[]
}

/** A generated schedule: its weeks are those of the input, in their order. */
export type SchedulePlan = {
  readonly weeks: readonly WeekPlan[]
  readonly unplaced: readonly UnplacedPlanGame[]
  readonly seed: number
}
