import type { Courtside } from '@fullcourt/domain/games/courtside'
import { isForbidden, messageOf } from '../../../../../api/api-error'
import { staysRefused } from '../attempts'
import { createCaller } from '../caller'
import { createSenderState } from '../sender-state'
import { withCount, withoutCount, withoutLastCount, type CountQueue } from './count-queue'
import type { CourtsideEntry } from './counted'

export type CountCalls = {
  /** As the server has it, as far as this page knows. */
  readonly now: () => Courtside | undefined
  /** Sends one under its id; `now` knows afterwards what the server has. */
  readonly send: (counted: CourtsideEntry, signal: AbortSignal) => Promise<unknown>
}

export type CountState = {
  readonly queue: CountQueue
  readonly isReached: boolean
  readonly isKept: boolean
  /** What the server had before the one that is under way; null where none is: whether it has that already is not known. */
  readonly ground: Courtside | null
}

type Parts = {
  readonly queue: CountQueue
  readonly keep: (queue: CountQueue) => boolean
  readonly newId: () => string
}

/** Sends fouls, time-outs and the clock in their order, each under its id until it is answered, so that the server does it once. */
export const createCountSender = ({ queue, keep, newId }: Parts) => {
  const { state, set, subscribe } = createSenderState<CountState>({ queue, isReached: true, isKept: true, ground: null })
  let calls: CountCalls | undefined
  /** The one that this person may not send any more; it waits with those after it, until they have read why. */
  let held: CourtsideEntry | undefined
  /** Ids of a page that died may have been tried. */
  const untried = new Set<string>()

  const change = (next: CountQueue, changes: Partial<CountState> = {}) => set({ ...changes, queue: next, isKept: keep(next) })

  const onProblem = (counted: CourtsideEntry, problem: unknown) => {
    if (isForbidden(problem)) {
      held = counted
      return change({ ...state().queue, refused: messageOf(problem) }, { ground: null, isReached: true })
    }
    if (staysRefused(problem)) {
      change(withoutCount(state().queue, counted, messageOf(problem)), { ground: null, isReached: true })
      return caller.again()
    }
    set({ isReached: false })
    caller.unanswered()
  }

  const send = async (used: CountCalls, next: CourtsideEntry): Promise<void> => {
    untried.delete(next.id)
    if (!state().ground) set({ ground: used.now() ?? null })
    try {
      await caller.within(signal => used.send(next, signal))
    } catch (problem) {
      return onProblem(next, problem)
    }
    caller.answered()
    change(withoutCount(state().queue, next), { ground: null, isReached: true })
    caller.again()
  }

  const caller = createCaller(() => {
    const [next] = state().queue.waiting
    return next && calls && send(calls, next)
  })

  return {
    state,
    subscribe,
    reconnect: caller.reconnect,
    use: (next: CountCalls) => {
      calls = next
      caller.begin()
    },
    add: (make: (id: string) => CourtsideEntry) => {
      const counted = make(newId())
      untried.add(counted.id)
      change(withCount(state().queue, counted))
      caller.begin()
    },
    undo: () => {
      change(withoutLastCount(state().queue, newId(), ({ id }) => !untried.has(id)))
      caller.begin()
    },
    /** The person knows that it was not saved. */
    read: () => {
      const queue = held ? withoutCount(state().queue, held, state().queue.refused) : state().queue
      held = undefined
      change({ ...queue, refused: null })
      caller.again()
    },
  }
}

export type CountSender = ReturnType<typeof createCountSender>
