import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { ApiError } from '../../../../../api/api-error'
import type { RowKey } from '../../sheet/sheet'
import type { ClockStep, ReadPoints } from '../clock-step'
import { emptyQueue, type LineAttempt, type ReadLine, type StepAttempt, type TapQueue } from '../tap-queue'
import { createTapSender } from '../tap-sender'
import { keptFigures } from '../taps'

const kept = keptFigures(STAT_DEFINITIONS.map(({ abbreviation }) => abbreviation))
export const ANA: RowKey = 'home:1'
export const BEN: RowKey = 'home:2'

export const unreached = new ApiError(0, 'The server could not be reached.')
export const changedMeanwhile = new ApiError(409, 'Ben changed REB meanwhile.')

export const none = { home: null, away: null }

/** A server as the product is one: it does a key once, and refuses what was read before somebody else's change. */
export const lineServer = () => {
  const lines = new Map<RowKey, ReadLine>()
  const answers = new Map<string, ReadLine>()
  const received: LineAttempt[] = []
  const points = new Map<ClockStep['of'], ReadPoints>()
  const order: string[] = []
  let revision = 10
  let fault: 'none' | 'before' | 'after' = 'none'
  let refusal: ApiError | undefined
  const write = (row: RowKey, line: Figures | null) => {
    const stored = { line, revision: (revision += 1) }
    lines.set(row, stored)
    return stored
  }
  const lineOf = (row: RowKey) => lines.get(row) ?? { line: null, revision: 10 }
  const pointsOf = ({ of }: Pick<ClockStep, 'of'>) => points.get(of) ?? { points: none, revision: 10 }
  return {
    received,
    order,
    write,
    lineOf,
    pointsOf,
    sendStep: async ({ step, revision: seen }: StepAttempt) => {
      if (fault === 'before') throw unreached
      if (pointsOf(step).revision !== seen) throw changedMeanwhile
      order.push(`${step.name} ${step.is.home}–${step.is.away}`)
      points.set(step.of, { points: step.is, revision: (revision += 1) })
    },
    enter: (of: ClockStep['of'], home: number, away: number) =>
      points.set(of, { points: { home, away }, revision: (revision += 1) }),
    figures: (row: RowKey) => lineOf(row).line,
    /** From now on no call gets an answer: it is lost `before` the server has it, or its answer is lost `after`. */
    isLost: (next: typeof fault) => {
      fault = next
    },
    refuses: (next: ApiError | undefined) => {
      refusal = next
    },
    send: async (attempt: LineAttempt): Promise<ReadLine> => {
      if (fault === 'before') throw unreached
      received.push(attempt)
      if (refusal) throw refusal
      const done = answers.get(attempt.key)
      if (!done && lineOf(attempt.row).revision !== attempt.was.revision) throw changedMeanwhile
      const answer = done ?? write(attempt.row, attempt.is)
      answers.set(attempt.key, answer)
      order.push(attempt.row)
      if (fault === 'after') throw unreached
      return answer
    },
  }
}

let phones = 0

/** A phone: what it knows of the server is what it read last. */
export const phone = (server: ReturnType<typeof lineServer>, stored: TapQueue = emptyQueue) => {
  let onDevice = stored
  let ids = 0
  const name = `phone ${(phones += 1)}`
  const read = new Map<RowKey, ReadLine>()
  const know = (row: RowKey, line: ReadLine) => {
    read.set(row, line)
    return line
  }
  const readPoints = new Map<ClockStep['of'], ReadPoints>()
  const knowPoints = (step: ClockStep) => {
    const points = server.pointsOf(step)
    readPoints.set(step.of, points)
    return points
  }
  let stale = 0
  let unreadable: ApiError | 'hangs' | undefined
  const sender = createTapSender({
    queue: stored,
    keep: queue => {
      onDevice = queue
      return true
    },
    newId: () => `${name} ${(ids += 1)}`,
  })
  sender.use({
    kept,
    lineOf: row => read.get(row) ?? know(row, server.lineOf(row)),
    pointsOf: step => readPoints.get(step.of) ?? knowPoints(step),
    send: async attempt => know(attempt.row, await server.send(attempt)),
    sendStep: async attempt => {
      await server.sendStep(attempt)
      knowPoints(attempt.step)
    },
    refresh: async signal => {
      if (unreadable === 'hangs') await new Promise((_, giveUp) => signal.addEventListener('abort', () => giveUp(unreached)))
      else if (unreadable) throw unreadable
      if (stale > 0) {
        stale -= 1
        return
      }
      read.clear()
      readPoints.clear()
    },
  })
  return {
    ...sender,
    onDevice: () => onDevice,
    /** So many of the next answers know nothing yet of what was changed. */
    isBehind: (answers: number) => {
      stale = answers
    },
    /** From now on the game is not read anew, for this reason; undefined where it is read again. */
    cannotRead: (why: typeof unreadable) => {
      unreadable = why
    },
  }
}

/** Lets time pass, and what is waited for in it happen. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
