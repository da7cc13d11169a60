import type { Courtside } from '@fullcourt/domain/games/courtside'
import { isForbidden, messageOf } from '../../../../../api/api-error'
import { LONGEST_ANSWER, PAUSES, staysRefused } from '../attempts'
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
  const listeners = new Set<() => void>()
  let state: CountState = { queue, isReached: true, isKept: true, ground: null }
  let calls: CountCalls | undefined
  let underWay: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** The one that this person may not send any more; it waits with those after it, until they have read why. */
  let held: CourtsideEntry | undefined
  /** Ids of a page that died may have been tried. */
  const untried = new Set<string>()

  const set = (changes: Partial<CountState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const change = (next: CountQueue, changes: Partial<CountState> = {}) => set({ ...changes, queue: next, isKept: keep(next) })
  const again = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void pump(), milliseconds)
  }

  const onProblem = (counted: CourtsideEntry, problem: unknown) => {
    if (isForbidden(problem)) {
      held = counted
      return change({ ...state.queue, refused: messageOf(problem) }, { ground: null, isReached: true })
    }
    if (staysRefused(problem)) {
      change(withoutCount(state.queue, counted, messageOf(problem)), { ground: null, isReached: true })
      return again(0)
    }
    set({ isReached: false })
    again(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0)
    failures += 1
  }

  const pump = async (): Promise<void> => {
    const [next] = state.queue.waiting
    if (underWay || !calls || !next) return
    clearTimeout(timer)
    const controller = new AbortController()
    underWay = controller
    untried.delete(next.id)
    if (!state.ground) set({ ground: calls.now() ?? null })
    const giveUp = setTimeout(() => controller.abort(), LONGEST_ANSWER)
    try {
      await calls.send(next, controller.signal)
      failures = 0
      change(withoutCount(state.queue, next), { ground: null, isReached: true })
      again(0)
    } catch (problem) {
      onProblem(next, problem)
    } finally {
      clearTimeout(giveUp)
      underWay = undefined
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    use: (next: CountCalls) => {
      calls = next
      void pump()
    },
    reconnect: () => {
      underWay?.abort()
      again(0)
    },
    add: (make: (id: string) => CourtsideEntry) => {
      const counted = make(newId())
      untried.add(counted.id)
      change(withCount(state.queue, counted))
      void pump()
    },
    undo: () => {
      change(withoutLastCount(state.queue, newId(), ({ id }) => !untried.has(id)))
      void pump()
    },
    /** The person knows that it was not saved. */
    read: () => {
      const queue = held ? withoutCount(state.queue, held, state.queue.refused) : state.queue
      held = undefined
      change({ ...queue, refused: null })
      again(0)
    },
  }
}

export type CountSender = ReturnType<typeof createCountSender>
