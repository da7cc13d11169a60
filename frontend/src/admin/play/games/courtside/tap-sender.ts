import type { Figure } from '@fullcourt/domain/statistics/figures'
import { messageOf, isConflict, isForbidden } from '../../../../api/api-error'
import type { RowKey } from '../sheet/sheet'
import { PAUSES_OF_READS, staysRefused } from './attempts'
import { createCaller } from './caller'
import { fateOf, type ClockStep, type ReadPoints } from './clock-step'
import { createSenderState } from './sender-state'
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
  const sentAt = new Map<RowKey, number>()
  const { state, set, subscribe } = createSenderState<TapState>({ queue, isReached: true, isKept: true })
  let calls: TapCalls | undefined

  const change = (next: TapQueue) => set({ queue: next, isKept: keep(next) })
  const unreached = () => {
    set({ isReached: false })
    caller.unanswered()
  }

  /** The attempt that is open, or a new one; undefined where there is nothing to send now. */
  const nextAttempt = (used: TapCalls): TapAttempt | undefined => {
    const { queue } = state()
    if (queue.attempt) return queue.attempt
    const step = nextStep(queue, sentAt, Date.now())
    if (!step) return undefined
    if ('wait' in step) return void caller.again(step.wait)
    change(
      'step' in step
        ? withStepAttempt(queue, { step: step.step, now: used.pointsOf(step.step), key: newId() })
        : withAttempt(queue, { row: step.send, was: used.lineOf(step.send), key: newId() }, used.kept),
    )
    return nextAttempt(used)
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
    await caller.within(used.refresh)
    for (const pause of PAUSES_OF_READS) {
      if (!isUnchanged(used, attempt)) return
      await new Promise(over => setTimeout(over, pause))
      await caller.within(used.refresh)
    }
  }

  const onProblem = async (used: TapCalls, attempt: TapAttempt, problem: unknown) => {
    if (!staysRefused(problem)) return unreached()
    const refused = (why: unknown) => {
      change(afterRefusal(state().queue, messageOf(why)))
      set({ isReached: true })
      // Who may not write here any more is refused everything: the rest waits too.
      if (!isForbidden(why)) caller.again()
    }
    if (!isConflict(problem)) return refused(problem)
    try {
      await readAnew(used, attempt)
    } catch (unread) {
      if (staysRefused(unread)) return refused(unread)
      change(afterConflict(state().queue))
      return unreached()
    }
    if (!mayGoOn(used, attempt)) return refused(problem)
    if ('row' in attempt) sentAt.delete(attempt.row)
    change(afterConflict(state().queue))
    caller.again()
  }

  const send = async (used: TapCalls, attempt: TapAttempt): Promise<void> => {
    if ('row' in attempt) sentAt.set(attempt.row, Date.now())
    try {
      await caller.within(signal => ('step' in attempt ? used.sendStep(attempt, signal) : used.send(attempt, signal)))
    } catch (problem) {
      return onProblem(used, attempt, problem)
    }
    caller.answered()
    change(afterAnswer(state().queue))
    set({ isReached: true })
    caller.again()
  }

  const caller = createCaller(() => {
    const attempt = calls && nextAttempt(calls)
    return attempt && calls && send(calls, attempt)
  })

  return {
    state,
    subscribe,
    reconnect: caller.reconnect,
    /** The page is there, or is there again with newer calls: what waits is sent. */
    use: (next: TapCalls) => {
      calls = next
      caller.begin()
    },
    /** `made`: the name of the period that runs, and where in the game it is, as far as they are known. */
    tap: (row: RowKey, kind: TapKind, made: Pick<Tap, 'period' | 'moment'> = {}) => {
      change(withTap(state().queue, { id: newId(), row, kind, times: 1, at: Date.now(), ...made }))
      caller.begin()
    },
    undo: (row: RowKey) => {
      change(withoutLastTap(state().queue, row, newId()))
      caller.begin()
    },
    /** Ends a period, takes that back, or enters the final score. */
    step: (step: Omit<ClockStep, 'id'>) => {
      change(withStep(state().queue, { ...step, id: newId() }))
      caller.begin()
    },
    retry: () => {
      const { refused } = state().queue
      change(retry(state().queue, refused && 'step' in refused ? calls?.pointsOf(refused.step) : undefined))
      caller.begin()
    },
    discard: () => change(withoutRefused(state().queue)),
  }
}

export type TapSender = ReturnType<typeof createTapSender>
