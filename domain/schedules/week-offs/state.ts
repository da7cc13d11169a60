import type { StreamOf } from '../../facts/stream-of'
import type { LeagueId, WeekOffId } from '../../ids/kinds'
import type { WeekOffFact } from './events'

/** `reason` is what visitors read in place of `Off Week`; null is none. */
export type WeekOff = {
  readonly id: WeekOffId
  readonly date: string
  readonly reason: string | null
  readonly kind: 'active' | 'deleted'
}

/** The week-offs of a league, those that were deleted too. */
export type WeekOffs = ReadonlyMap<WeekOffId, WeekOff>

const evolve = (weekOffs: WeekOffs, fact: WeekOffFact): WeekOffs => {
  switch (fact.type) {
    case 'WeekOffAdded':
    case 'WeekOffDeleted':
    case 'WeekOffRestored': {
      const { weekOff: id, date, reason } = fact.data
      return new Map(weekOffs).set(id, { id, date, reason, kind: fact.type === 'WeekOffDeleted' ? 'deleted' : 'active' })
    }
  }
}

/** The week-off of a date; undefined where there is none. */
export const weekOffOn = (weekOffs: WeekOffs, date: string): WeekOff | undefined =>
  [...weekOffs.values()].find(weekOff => weekOff.date === date && weekOff.kind === 'active')

/** The league's schedule stream, with its week-offs. */
export const weekOffStream: StreamOf<WeekOffs, WeekOffFact, LeagueId> = {
  name: league => `schedule-${league}`,
  initial: new Map(),
  evolve,
}
