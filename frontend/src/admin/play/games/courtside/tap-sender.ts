import type { Figure } from '@fullcourt/domain/statistics/figures'
import { messageOf, isConflict, isForbidden } from '../../../../api/api-error'
import type { RowKey } from '../sheet/sheet'
import { LONGEST_ANSWER, PAUSES, PAUSES_OF_READS, staysRefused } from './attempts'
import { fateOf, type ClockStep, type ReadPoints } from './clock-step'
import {
  afterAnswer,
  afterConflict,
  afterRefusal,
  nextStep,
  retry,
  withAttempt,
  withoutLastTap,
  withoutRefused,
  withStep,
  withStepAttempt,
  withTap,
  type TapAttempt,
  type LineAttempt,
  type ReadLine,
  type StepAttempt,
  type Tap,
  type TapQueue,
} from './tap-queue'
import type { TapKind } from './taps'

/** What the sender needs of the page and the network. */
export type TapCalls = {
  readonly kept: ReadonlySet<Figure>
  /** A line as the server has it, as far as this page knows. */
  readonly lineOf: (row: RowKey) => ReadLine
  /** What a step of the clock changes as the server has it, as far as this page knows. */
  readonly pointsOf: (step: ClockStep) => ReadPoints
  /** Sends an attempt, under its key; `lineOf` knows afterwards what the server has. */
  readonly send: (attempt: LineAttempt, signal: AbortSignal) => Promise<unknown>
  /** The same of a step of the clock, for `pointsOf`. */
  readonly sendStep: (attempt: StepAttempt, signal: AbortSignal) => Promise<unknown>
  /** Reads the game anew, for `lineOf` and `pointsOf`. */
  readonly refresh: (signal: AbortSignal) => Promise<unknown>
}

export type TapState = {
  readonly queue: TapQueue
  /** Whether the server answers: taps wait on this device while it does not. */
  readonly isReached: boolean
  /** False where this device has no room: a reload would lose what was not sent. */
  readonly isKept: boolean
}

type Parts = {
  readonly queue: TapQueue
  readonly keep: (queue: TapQueue) => boolean
  readonly newId: () => string
}

/**
 * Keeps taps on the device and sends them, one attempt after the other. An attempt without an answer is repeated as it was, under
 * its key, so that the server does it once; one that came second is made anew on top of what the server has.
 */
export const createTapSender = ({ queue, keep, newId }: Parts) => {
  const listeners = new Set<() => void>()
  const sentAt = new Map<RowKey, number>()
  let state: TapState = { queue, isReached: true, isKept: true }
  let calls: TapCalls | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: AbortController | undefined
  let failures = 0

  const set = (changes: Partial<TapState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const change = (next: TapQueue) => set({ queue: next, isKept: keep(next) })

  const again = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void pump(), milliseconds)
  }
  const unreached = () => {
    set({ isReached: false })
    again(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0)
    failures += 1
  }

  /** The attempt that is open, or a new one; undefined where there is nothing to send now. */
  const nextAttempt = ({ lineOf, pointsOf, kept }: TapCalls): TapAttempt | undefined => {
    while (!state.queue.attempt) {
      const step = nextStep(state.queue, sentAt, Date.now())
      if (!step) return undefined
      if ('wait' in step) return void again(step.wait)
      const { queue } = state
      change(
        'step' in step
          ? withStepAttempt(queue, { step: step.step, now: pointsOf(step.step), key: newId() })
          : withAttempt(queue, { row: step.send, was: lineOf(step.send), key: newId() }, kept),
      )
    }
    return state.queue.attempt
  }

  /** Calls the server, which has so long to answer: a connection that was lost answers nothing, for minutes. */
  const within = async <Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    const controller = new AbortController()
    underWay = controller
    const giveUp = setTimeout(() => controller.abort(), LONGEST_ANSWER)
    try {
      return await call(controller.signal)
    } finally {
      clearTimeout(giveUp)
    }
  }

  const isUnchanged = ({ lineOf, pointsOf }: TapCalls, attempt: TapAttempt) =>
    'row' in attempt
      ? lineOf(attempt.row).revision === attempt.was.revision
      : pointsOf(attempt.step).revision === attempt.revision

  /** Whether another attempt may go through: somebody else changed it since it was read, and not into something else. */
  const mayGoOn = (used: TapCalls, attempt: TapAttempt) =>
    !isUnchanged(used, attempt) && ('row' in attempt || fateOf(attempt.step, used.pointsOf(attempt.step).points) !== 'clash')

  /** Reads the game anew: what somebody else did a moment ago may not be in the first answer, so that nobody is blamed before the last. */
  const readAnew = async (used: TapCalls, attempt: TapAttempt) => {
    await within(used.refresh)
    for (const pause of PAUSES_OF_READS) {
      if (!isUnchanged(used, attempt)) return
      await new Promise(over => setTimeout(over, pause))
      await within(used.refresh)
    }
  }

  const onProblem = async (used: TapCalls, attempt: TapAttempt, problem: unknown) => {
    if (!staysRefused(problem)) return unreached()
    const refused = (why: unknown) => {
      change(afterRefusal(state.queue, messageOf(why)))
      set({ isReached: true })
      // Who may not write here any more is refused everything: the rest waits too.
      if (!isForbidden(why)) again(0)
    }
    if (!isConflict(problem)) return refused(problem)
    try {
      await readAnew(used, attempt)
    } catch (unread) {
      if (staysRefused(unread)) return refused(unread)
      change(afterConflict(state.queue))
      return unreached()
    }
    if (!mayGoOn(used, attempt)) return refused(problem)
    if ('row' in attempt) sentAt.delete(attempt.row)
    change(afterConflict(state.queue))
    again(0)
  }

  const pump = async (): Promise<void> => {
    if (underWay || !calls) return
    clearTimeout(timer)
    const attempt = nextAttempt(calls)
    if (!attempt) return
    const used = calls
    if ('row' in attempt) sentAt.set(attempt.row, Date.now())
    try {
      await within(signal => ('step' in attempt ? used.sendStep(attempt, signal) : used.send(attempt, signal)))
      failures = 0
      change(afterAnswer(state.queue))
      set({ isReached: true })
      again(0)
    } catch (problem) {
      await onProblem(used, attempt, problem)
    } finally {
      underWay = undefined
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The page is there, or is there again with newer calls: what waits is sent. */
    use: (next: TapCalls) => {
      calls = next
      void pump()
    },
    /** The connection is back: an attempt that hangs on the old one is given up. */
    reconnect: () => {
      underWay?.abort()
      again(0)
    },
    /** `made`: the name of the period that runs, and where in the game it is, as far as they are known. */
    tap: (row: RowKey, kind: TapKind, made: Pick<Tap, 'period' | 'moment'> = {}) => {
      change(withTap(state.queue, { id: newId(), row, kind, times: 1, at: Date.now(), ...made }))
      void pump()
    },
    undo: (row: RowKey) => {
      change(withoutLastTap(state.queue, row, newId()))
      void pump()
    },
    /** Ends a period, takes that back, or enters the final score. */
    step: (step: Omit<ClockStep, 'id'>) => {
      change(withStep(state.queue, { ...step, id: newId() }))
      void pump()
    },
    retry: () => {
      const { refused } = state.queue
      change(retry(state.queue, refused && 'step' in refused ? calls?.pointsOf(refused.step) : undefined))
      void pump()
    },
    discard: () => change(withoutRefused(state.queue)),
  }
}

export type TapSender = ReturnType<typeof createTapSender>
