import type { EventStore } from '@fullcourt/event-store/port'
import { Decider } from '../decider'
import type { Snapshots } from '../snapshots'
import { StreamCache } from '../stream-cache'
import { StreamStates } from '../stream-states'

export type TestDecider = { readonly cached: StreamCache; readonly states: StreamStates; readonly decider: Decider }

/** What a process of its own decides with on a store. Nothing is fed to its cache; reasons are not sealed. */
export const deciderOn = (
  events: EventStore,
  now: () => Date = () => new Date('2026-01-31T20:00:00Z'),
  snapshots?: Snapshots,
): TestDecider => {
  const cached = new StreamCache(100)
  const states = new StreamStates(events, cached, snapshots)
  return { cached, states, decider: new Decider(events, states, now, ({ reason }) => Promise.resolve(reason)) }
}
