import type { Recorded } from '../../facts/fact'
import type { StreamOf } from '../../facts/stream-of'
import type { UserId } from '../../ids/kinds'
import type { ActivityFact, OpenedDetails } from './events'

const MINUTE = 60_000

/** So long, in milliseconds, one refused sign-in stands for all that follow, and opening the same details again is not said again. */
export const REFUSED_ONCE_IN = 15 * MINUTE
export const OPENED_ONCE_IN = 60 * MINUTE

/** Whether a moment (ISO 8601) is less than so long before another. */
export const happenedWithin = (milliseconds: number, at: string, now: string): boolean =>
  Date.parse(now) - Date.parse(at) < milliseconds

export type EarlierOpening = OpenedDetails & { readonly at: string }

export type Activity = {
  /** When the last sign-in that is on record was refused. */
  readonly refusedAt: string | null
  /** What was opened in the hour before the last of them. */
  readonly opened: readonly EarlierOpening[]
}

const evolve = (activity: Activity, { type, data, metadata: { time: at } }: Recorded<ActivityFact>): Activity => {
  switch (type) {
    case 'UserSignedIn':
    case 'UserSignedInWithPasskey':
    case 'RecoveryCodeUsed':
      return activity
    case 'SignInRefused':
      return { ...activity, refusedAt: at }
    case 'ContactDetailsOpened':
      return {
        ...activity,
        opened: [...activity.opened.filter(earlier => happenedWithin(OPENED_ONCE_IN, earlier.at, at)), { ...data, at }],
      }
  }
}

/** What a user does without changing anything is apart from the user, whose revision a form guards. */
export const activityStream: StreamOf<Activity, Recorded<ActivityFact>, UserId> = {
  name: id => `activity-${id}`,
  initial: { refusedAt: null, opened: [] },
  evolve,
}
