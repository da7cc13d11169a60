import { EventEmitter, once } from 'node:events'
import type { EventStore } from '@fullcourt/event-store/port'
import { Closed, Unavailable } from '@fullcourt/event-store/errors'

/** Whether the last append before the end reaches the disk. */
export type Edge = 'before' | 'after'

/**
 * Lets a store end at its nth append from now, as a killed process does: `before` it is written, or `after`, when only its answer
 * is lost. Later appends fail too. `count` says how many there were.
 */
export const endAtAppend = (
  events: EventStore,
  nth: number,
  edge: Edge,
  end: () => void = () => undefined,
): { count: () => number } => {
  const append = events.append.bind(events)
  let count = 0
  events.append = async (stream, expected, facts) => {
    count += 1
    if (count < nth) return append(stream, expected, facts)
    if (count === nth && edge === 'after') await append(stream, expected, facts)
    end()
    throw new Closed('The process was killed.')
  }
  return { count: () => count }
}

/** Lets a store be away for some appends from the nth on, as one that is restarted. */
export const awayAtAppend = (events: EventStore, nth: number, times: number): void => {
  const append = events.append.bind(events)
  let count = 0
  events.append = async (stream, expected, facts) => {
    count += 1
    if (count >= nth && count < nth + times) throw new Unavailable('The store is away.')
    return append(stream, expected, facts)
  }
}

/** Lets appends to the streams of a kind wait until they are let go. */
export const holdAppends = (events: EventStore, kind: string): { letGo: () => void } => {
  const append = events.append.bind(events)
  const gate = new EventEmitter()
  const open = once(gate, 'open')
  events.append = async (stream, expected, facts) => {
    if (stream.startsWith(`${kind}-`)) await open
    return append(stream, expected, facts)
  }
  const letGo = () => {
    events.append = append
    gate.emit('open')
  }
  return { letGo }
}

/**
 * Begins something as soon as the nth append from now is written, beside whatever goes on; where there are fewer, when `ended` is
 * asked for, which answers what came of it.
 */
export const beginAtAppend = <Result>(
  events: EventStore,
  nth: number,
  begin: () => Promise<Result>,
): { readonly ended: () => Promise<Result> } => {
  const append = events.append.bind(events)
  let count = 0
  let begun: Promise<Result> | undefined
  events.append = async (stream, expected, facts) => {
    const appended = await append(stream, expected, facts)
    count += 1
    if (count === nth) begun ??= begin()
    return appended
  }
  return {
    ended: () => {
      events.append = append
      return (begun ??= begin())
    },
  }
}
