import type { EventStore } from '@fullcourt/event-store/port'
import type { SealReason } from '../../storage/people/sealed-reason'
import { Decider } from './decider'
import { StreamCache } from './stream-cache'
import { StreamStates } from './stream-states'

/** A decider of its own, for work on the stores without the product: nothing feeds its streams, so they are always read. */
export const openDecider = (events: EventStore, now: () => Date, sealReason: SealReason): Decider =>
  new Decider(events, new StreamStates(events, new StreamCache(100)), now, sealReason)
