import type { EntryId } from '../../ids/kinds'
import type { SeasonDates } from '../../seasons/dates'

/** Where and when one game can be played: a wall date `YYYY-MM-DD`, a time `HH:MM`, and the location where one is named. */
export type PlanSlot = { readonly date: string; readonly time: string; readonly location: string | null }

/** A week of the schedule: seven days from its first one. A slot that is there twice takes two games. */
export type PlanWeek = { readonly startsOn: string; readonly slots: readonly PlanSlot[] }

/**
 * A team with the times at which it cannot play: `HH:MM` in every week, `YYYY-MM-DD HH:MM` once (docs/schedules.md#when-teams-cannot-play).
 */
export type PlanTeam = { readonly entry: EntryId; readonly unavailable: readonly string[] }

/** A game between two entries, as it is planned or as it stands; a game that stands may lack a date, a time or both. */
export type PlanGame = {
  readonly home: EntryId
  readonly away: EntryId
  readonly date: string | null
  readonly time: string | null
  readonly location: string | null
}

/** A game that is no part of the schedule: it takes the time of the teams that it has in common with it, and its place. */
export type OtherPlanGame = Omit<PlanGame, 'home' | 'away'> & { readonly entries: readonly EntryId[] }

/** Teams that asked not to play in the week of a date. */
export type AskedBye = { readonly date: string; readonly entries: readonly EntryId[] }

/** All that a schedule is generated from. The same input gives the same schedule. */
export type ScheduleInput = {
  readonly weeks: readonly PlanWeek[]
  readonly teams: readonly PlanTeam[]
  /** Dates of weeks off: nothing is placed in the week of such a date. */
  readonly weekOffs: readonly string[]
  readonly byes: readonly AskedBye[]
  /** Games that stay as they are, such as played ones. They count for every rule and every measure. */
  readonly kept: readonly PlanGame[]
  readonly others: readonly OtherPlanGame[]
  readonly season: SeasonDates
  /** How often each pair meets; null gives each team one game a week in every week, as far as slots allow. */
  readonly meetings: number | null
  /** The most games of a team in one day. */
  readonly maxPerDay: number
  readonly seed: number
}
