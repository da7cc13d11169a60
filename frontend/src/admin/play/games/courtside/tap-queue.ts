import { MOST_TAPS } from '@fullcourt/domain/games/courtside'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import type { RowKey } from '../sheet/sheet'
import { clashText, fateOf, isClockStep, samePoints, type ClockStep, type ReadPoints } from './clock-step'
import { sentTaps, type SentTap, type TapMoment } from './tap-moment'
import { tappedLine, type LineTap } from './tapped-line'

/** A tap of a player's line, or one that is taken back after it was sent. */
export type Tap = LineTap & {
  readonly id: string
  readonly row: RowKey
  /** The name of the period in which it was made; absent where none ran. */
  readonly period?: string
  /** When it was made, in milliseconds since 1970 by the clock of this device. */
  readonly at?: number
  /** Where in the game it was made, by the clock of the server; absent where nobody knows. */
  readonly moment?: TapMoment
}

/** A line as it was read, and the revision at which it was. */
export type ReadLine = { readonly line: Figures | null; readonly revision: number }

/**
 * Taps on their way to the server. They are sent again exactly like this, under the same key, until an answer comes: what came of
 * an attempt without an answer is not known.
 */
export type LineAttempt = {
  readonly key: string
  readonly row: RowKey
  readonly taps: readonly string[]
  readonly was: ReadLine
  readonly is: Figures | null
  /** Where in the game they were made, as they are sent. */
  readonly moments?: readonly SentTap[]
}

/** A step of the clock on its way to the server. */
export type StepAttempt = {
  readonly key: string
  readonly step: ClockStep
  readonly taps: readonly string[]
  readonly revision: number
}

export type TapAttempt = LineAttempt | StepAttempt

/** A refusal that sending again does not change; the taps of the line, or the step of the clock, wait until the person decides. */
export type RefusedTaps = { readonly message: string } & ({ readonly row: RowKey } | { readonly step: ClockStep })

/** The taps of one person in one game, on one device, and the steps of the clock between them. */
export type TapQueue = {
  /** What the server does not have, or may not have, from the oldest. */
  readonly waiting: readonly (Tap | ClockStep)[]
  readonly attempt: TapAttempt | null
  /** What can be taken back, from the oldest. */
  readonly done: readonly Tap[]
  readonly refused: RefusedTaps | null
}

export const emptyQueue: TapQueue = { waiting: [], attempt: null, done: [], refused: null }

/** A scorer takes back what they just did, not what was an hour ago. */
const mostDone = 100

export const withTap = (queue: TapQueue, tap: Tap): TapQueue => ({
  ...queue,
  waiting: [...queue.waiting, tap],
  done: [...queue.done, tap].slice(-mostDone),
})

/** The last tap of a line that can be taken back. */
export const lastTapOf = ({ done }: TapQueue, row: RowKey): Tap | undefined => done.findLast(tap => tap.row === row)

const isSent = ({ waiting, attempt }: TapQueue, { id }: Pick<Tap, 'id'>) =>
  attempt?.taps.includes(id) === true || !waiting.some(tap => tap.id === id)

/** Takes the last tap of a line back: one that was not sent is forgotten, another one is followed by its opposite, under `id`. */
export const withoutLastTap = (queue: TapQueue, row: RowKey, id: string): TapQueue => {
  const last = lastTapOf(queue, row)
  if (!last) return queue
  const done = queue.done.filter(tap => tap !== last)
  return isSent(queue, last)
    ? { ...queue, done, waiting: [...queue.waiting, { ...last, id, times: -1 }] }
    : { ...queue, done, waiting: queue.waiting.filter(tap => tap !== last) }
}

const isOpposite = (one: ClockStep, step: ClockStep) => one.of === step.of && samePoints(one.was, step.is)

/** A step of the clock. One that takes back the last one, which was not sent, forgets it. */
export const withStep = (queue: TapQueue, step: ClockStep): TapQueue => {
  const last = queue.waiting.findLast(isClockStep)
  return last && isOpposite(last, step) && !isSent(queue, last)
    ? { ...queue, waiting: queue.waiting.filter(one => one !== last) }
    : { ...queue, waiting: [...queue.waiting, step] }
}

const tapsOf = (waiting: TapQueue['waiting'], row: RowKey): readonly Tap[] =>
  waiting.flatMap(one => (!isClockStep(one) && one.row === row ? one : []))

const waitingOf = ({ waiting }: TapQueue, row: RowKey): readonly Tap[] => tapsOf(waiting, row)

const isRefused = ({ refused }: TapQueue, one: Tap | ClockStep) => {
  if (!refused) return false
  return 'step' in refused ? refused.step.id === one.id : !isClockStep(one) && one.row === refused.row
}

/** What may be sent now: taps up to the next step of the clock, which is not sent before them. */
const sendable = (queue: TapQueue): { readonly waiting: TapQueue['waiting']; readonly step: ClockStep | undefined } => {
  const waiting = queue.waiting.filter(one => !isRefused(queue, one))
  const step = waiting.find(isClockStep)
  return { waiting: step ? waiting.slice(0, waiting.indexOf(step)) : waiting, step }
}

/** A line as the scorer sees it: what the server has, and their taps on top. While an attempt is open, what it began with counts. */
export const lineWithTaps = (queue: TapQueue, row: RowKey, now: Figures | null, kept: ReadonlySet<Figure>): Figures | null => {
  const { attempt } = queue
  const ground = attempt && 'row' in attempt && attempt.row === row ? attempt.was.line : now
  return tappedLine(ground, waitingOf(queue, row), kept)
}

/** When each line was sent last, in milliseconds since 1970. */
export type SentAt = ReadonlyMap<RowKey, number>

/** A line is sent at most once in this time: what is tapped meanwhile goes together. */
const BETWEEN_SENDS = 1_000

/** What is to be done next: send the taps of a line, take a step of the clock, look again in so many milliseconds, or nothing. */
export type NextStep = { readonly send: RowKey } | { readonly step: ClockStep } | { readonly wait: number } | null

/** The line whose tap has waited longest goes first, among those that may be sent; the clock goes on when all taps before its step were. */
export const nextStep = (queue: TapQueue, sentAt: SentAt, now: number): NextStep => {
  const { waiting, step } = sendable(queue)
  const rows = [...new Set(waiting.flatMap(one => (isClockStep(one) ? [] : one.row)))]
  const waits = rows.map(row => ({ row, wait: Math.max(0, (sentAt.get(row) ?? -Infinity) + BETWEEN_SENDS - now) }))
  const ready = waits.find(({ wait }) => wait === 0)
  if (ready) return { send: ready.row }
  if (waits.length > 0) return { wait: Math.min(...waits.map(({ wait }) => wait)) }
  return step ? { step } : null
}

const sameLine = (one: Figures | null, other: Figures | null) => JSON.stringify(one) === JSON.stringify(other)

/** The taps of a line together, as many as one call takes, on top of what the server has; taps that come to nothing are forgotten. */
export const withAttempt = (
  queue: TapQueue,
  { row, was, key }: { readonly row: RowKey; readonly was: ReadLine; readonly key: string },
  kept: ReadonlySet<Figure>,
): TapQueue => {
  const taps = tapsOf(sendable(queue).waiting, row).slice(0, MOST_TAPS)
  const is = tappedLine(was.line, taps, kept)
  if (sameLine(was.line, is)) return { ...queue, waiting: queue.waiting.filter(one => !taps.some(({ id }) => id === one.id)) }
  return { ...queue, attempt: { key, row, taps: taps.map(({ id }) => id), was, is, moments: sentTaps(taps) } }
}

const without = (queue: TapQueue, { id }: ClockStep): TapQueue => ({
  ...queue,
  waiting: queue.waiting.filter(one => one.id !== id),
})

/** A step on top of what the server has: nothing where it has it already, refused where somebody else did something else. */
export const withStepAttempt = (
  queue: TapQueue,
  { step, now, key }: { readonly step: ClockStep; readonly now: ReadPoints; readonly key: string },
): TapQueue => {
  switch (fateOf(step, now.points)) {
    case 'done':
      return without(queue, step)
    case 'clash':
      return { ...queue, refused: { step, message: clashText(step, now.points) } }
    case 'open':
      return { ...queue, attempt: { key, step, taps: [step.id], revision: now.revision } }
  }
}

/** The server has what was attempted. */
export const afterAnswer = (queue: TapQueue): TapQueue => ({
  ...queue,
  waiting: queue.waiting.filter(({ id }) => !queue.attempt?.taps.includes(id)),
  attempt: null,
})

/** Somebody else changed the line meanwhile: its taps wait again, to be put on top of what they entered. */
export const afterConflict = (queue: TapQueue): TapQueue => ({ ...queue, attempt: null })

export const afterRefusal = (queue: TapQueue, message: string): TapQueue => {
  const { attempt } = queue
  if (!attempt) return queue
  const what = 'step' in attempt ? { step: attempt.step } : { row: attempt.row }
  return { ...queue, attempt: null, refused: { ...what, message } }
}

/** The person has the refused taps sent again, or the refused step, on top of what somebody else did (`now`). */
export const retry = (queue: TapQueue, now?: ReadPoints): TapQueue => ({
  ...queue,
  waiting: now
    ? queue.waiting.map(one => (isClockStep(one) && isRefused(queue, one) ? { ...one, was: now.points } : one))
    : queue.waiting,
  refused: null,
})

/** The person gives up what was refused. */
export const withoutRefused = (queue: TapQueue): TapQueue => ({
  ...queue,
  waiting: queue.waiting.filter(one => !isRefused(queue, one)),
  done: queue.done.filter(tap => !isRefused(queue, tap)),
  refused: null,
})
