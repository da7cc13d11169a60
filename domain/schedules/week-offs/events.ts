import type { Fact } from '../../facts/fact'
import type { WeekOffId } from '../../ids/kinds'
import type { LeaguePlace } from '../../leagues/events'

/** No game is scheduled in the week of `date`, `YYYY-MM-DD`; games that stand are not touched (docs/schedules.md#weeks-off). */
export type WeekOffPlace = LeaguePlace & { readonly weekOff: WeekOffId; readonly date: string; readonly reason: string | null }

export type WeekOffAdded = Fact<'WeekOffAdded', WeekOffPlace>
export type WeekOffDeleted = Fact<'WeekOffDeleted', WeekOffPlace>
export type WeekOffRestored = Fact<'WeekOffRestored', WeekOffPlace>

export type WeekOffFact = WeekOffAdded | WeekOffDeleted | WeekOffRestored
