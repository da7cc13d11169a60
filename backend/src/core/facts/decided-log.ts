import type { EventStore } from '@fullcourt/event-store/port'
import type { Fork } from '../../storage/fork/fork'
import { KeyedQueue } from './keyed-queue'
import type { StreamStates } from './stream-states'

/** What decisions are made on and written to, with what is known of its streams and the turns of those who write. */
export type DecidedLog = {
  readonly store: Pick<EventStore, 'append' | 'read' | 'readAll' | 'head'>
  readonly states: StreamStates
  readonly queue: KeyedQueue
}

const ofForks = new WeakMap<Fork, DecidedLog>()

/** A fork of a log: nothing that is known of the one is known of the other. */
export const logOfFork = (fork: Fork, { states }: DecidedLog): DecidedLog => {
  const known = ofForks.get(fork) ?? { store: fork.events, states: states.over(fork.events), queue: new KeyedQueue() }
  ofForks.set(fork, known)
  return known
}
