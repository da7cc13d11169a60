import type { VersionRegistry } from '../version-registry'
import type { Parked } from '../parked'
import type { ReadModel } from '../projection'
import type { ReadStore } from '../read-store'
import type { SharedSetting } from '../shared-setting'
import type { MonotonicClock } from './held-lease'
import type { ReadFact } from './read-fact'
import type { EventStore } from '@fullcourt/event-store/port'

/** What all work on documents is about. */
export type RunnerContext = {
  readonly store: EventStore
  readonly readStore: ReadStore
  readonly models: readonly ReadModel<unknown>[]
  readonly read: ReadFact
  readonly registry: SharedSetting<VersionRegistry>
  readonly parked: SharedSetting<Parked>
  /** Most facts that are folded before they are written; so many where there are more. */
  readonly batch: number
  /** Most documents of all its versions together that a rebuild keeps in memory between two flushes. */
  readonly memory: number
  /** Life of a lease in milliseconds; it is renewed at a third of it. */
  readonly lease: number
  /** By which it judges whether its lease still lasts. */
  readonly now: MonotonicClock
  /** Is called with what an operator should know: outages, parked documents, the end. */
  readonly onError: (error: Error) => void
  /** Is called whenever every document is there, at the start and after they were made anew. */
  readonly onComplete: () => void
}

/** Name of the checkpoint and of the lease of the runner. */
export const LIVE = 'live'

/** Longest slice of work between two pauses, in milliseconds (docs/answers.md#the-runner). */
export const SLICE = 10
