import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import type { RowKey } from '../sheet/sheet'
import { tappedLine, type LineTap } from './tapped-line'

/** A tap of a player's line, or one that is taken back after it was sent. */
export type Tap = LineTap & { readonly id: string; readonly row: RowKey }

/** A line as it was read, and the revision at which it was. */
export type ReadLine = { readonly line: Figures | null; readonly revision: number }

/**
 * Taps on their way to the server. They are sent again exactly like this, under the same key, until an answer comes: what came of
 * an attempt without an answer is not known.
 */
export type Attempt = {
  readonly key: string
  readonly row: RowKey
  readonly taps: readonly string[]
  readonly was: ReadLine
  readonly is: Figures | null
}

/** A refusal that sending again does not change; the taps of the line wait until the person decides. */
export type RefusedTaps = { readonly row: RowKey; readonly message: string }

/** The taps of one person in one game, on one device. */
export type TapQueue = {
  /** What the server does not have, or may not have, from the oldest. */
  readonly waiting: readonly Tap[]
  readonly attempt: Attempt | null
  /** What can be taken back, from the oldest. */
  readonly done: readonly Tap[]
  readonly refused: RefusedTaps | null
}

export const emptyQueue: TapQueue = { waiting: [], attempt: null, done: [], refused: null }

/** A scorer takes back what he just did, not what was an hour ago. */
const mostDone = 100

export const withTap = (queue: TapQueue, tap: Tap): TapQueue => ({
  ...queue,
  waiting: [...queue.waiting, tap],
  done: [...queue.done, tap].slice(-mostDone),
})

/** The last tap of a line that can be taken back. */
export const lastTapOf = ({ done }: TapQueue, row: RowKey): Tap | undefined => done.findLast(tap => tap.row === row)

const isSent = ({ waiting, attempt }: TapQueue, { id }: Tap) =>
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

export const waitingOf = ({ waiting }: TapQueue, row: RowKey): readonly Tap[] => waiting.filter(tap => tap.row === row)

/** A line as the scorer sees it: what the server has, and his taps on top. While an attempt is open, what it began with counts. */
export const shownLine = (queue: TapQueue, row: RowKey, now: Figures | null, kept: ReadonlySet<Figure>): Figures | null => {
  const ground = queue.attempt?.row === row ? queue.attempt.was.line : now
  return tappedLine(ground, waitingOf(queue, row), kept)
}

/** When each line was sent last, in milliseconds since 1970. */
export type SentAt = ReadonlyMap<RowKey, number>

/** A line is sent at most once in this time: what is tapped meanwhile goes together. */
export const BETWEEN_SENDS = 1_000

/** What is to be done next: send the taps of a line, look again in so many milliseconds, or nothing. */
export type NextStep = { readonly send: RowKey } | { readonly wait: number } | null

/** The line whose tap has waited longest goes first, among those that may be sent. */
export const nextStep = ({ waiting, refused }: TapQueue, sentAt: SentAt, now: number): NextStep => {
  const rows = [...new Set(waiting.map(({ row }) => row))].filter(row => row !== refused?.row)
  const waits = rows.map(row => ({ row, wait: Math.max(0, (sentAt.get(row) ?? -Infinity) + BETWEEN_SENDS - now) }))
  const ready = waits.find(({ wait }) => wait === 0)
  if (ready) return { send: ready.row }
  return waits.length > 0 ? { wait: Math.min(...waits.map(({ wait }) => wait)) } : null
}

const sameLine = (one: Figures | null, other: Figures | null) => JSON.stringify(one) === JSON.stringify(other)

/** All taps of a line together, on top of what the server has; taps that come to nothing are forgotten. */
export const withAttempt = (
  queue: TapQueue,
  { row, was, key }: { readonly row: RowKey; readonly was: ReadLine; readonly key: string },
  kept: ReadonlySet<Figure>,
): TapQueue => {
  const taps = waitingOf(queue, row)
  const is = tappedLine(was.line, taps, kept)
  if (sameLine(was.line, is)) return { ...queue, waiting: queue.waiting.filter(tap => tap.row !== row) }
  return { ...queue, attempt: { key, row, taps: taps.map(({ id }) => id), was, is } }
}

/** The server has what was attempted. */
export const afterAnswer = (queue: TapQueue): TapQueue => ({
  ...queue,
  waiting: queue.waiting.filter(({ id }) => !queue.attempt?.taps.includes(id)),
  attempt: null,
})

/** Somebody else changed the line meanwhile: its taps wait again, to be put on top of what he entered. */
export const afterConflict = (queue: TapQueue): TapQueue => ({ ...queue, attempt: null })

export const afterRefusal = (queue: TapQueue, message: string): TapQueue => ({
  ...queue,
  attempt: null,
  refused: queue.attempt && { row: queue.attempt.row, message },
})

/** The person has the refused taps sent again. */
export const retried = (queue: TapQueue): TapQueue => ({ ...queue, refused: null })

/** The person gives the refused taps up. */
export const withoutRefused = (queue: TapQueue): TapQueue => {
  const row = queue.refused?.row
  const others = (taps: readonly Tap[]) => taps.filter(tap => tap.row !== row)
  return { ...queue, waiting: others(queue.waiting), done: others(queue.done), refused: null }
}
