import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { ApiError } from '../../../../api/api-error'
import type { RowKey } from '../sheet/sheet'
import type { ClockStep, ReadPoints } from './clock-step'
import { emptyQueue, type LineAttempt, type ReadLine, type StepAttempt, type TapQueue } from './tap-queue'
import { createTapSender } from './tap-sender'
import { keptFigures } from './taps'

const kept = keptFigures(STAT_DEFINITIONS.map(({ abbreviation }) => abbreviation))
const ANA: RowKey = 'home:1'
const BEN: RowKey = 'home:2'

const unreached = new ApiError(0, 'The server could not be reached.')
const changedMeanwhile = new ApiError(409, 'Ben changed REB meanwhile.')

const none = { home: null, away: null }

/** A server as the product is one: it does a key once, and refuses what was read before somebody else's change. */
const lineServer = () => {
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
const phone = (server: ReturnType<typeof lineServer>, stored: TapQueue = emptyQueue) => {
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
      read.clear()
      readPoints.clear()
    },
  })
  return {
    ...sender,
    onDevice: () => onDevice,
    /** From now on the game is not read anew, for this reason; undefined where it is read again. */
    cannotRead: (why: typeof unreadable) => {
      unreadable = why
    },
  }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('sends a tap at once, and those of the next second together', async () => {
  const server = lineServer()
  const { tap } = phone(server)
  tap(ANA, 'REB')
  await pass(0)
  expect(server.figures(ANA)).toEqual({ REB: 1 })
  tap(ANA, 'REB')
  tap(ANA, 'AST')
  await pass(900)
  expect(server.received).toHaveLength(1)
  await pass(100)
  expect(server.received).toHaveLength(2)
  expect(server.figures(ANA)).toEqual({ AST: 1, REB: 2 })
})

it('sends a player’s taps while another one’s wait', async () => {
  const server = lineServer()
  const { tap } = phone(server)
  for (const row of [ANA, ANA, BEN] as const) {
    tap(row, 'REB')
    await pass(0)
  }
  expect([server.figures(ANA), server.figures(BEN)]).toEqual([{ REB: 1 }, { REB: 1 }])
})

it('loses no tap of three phones and counts none twice: 40 a minute each, for ten minutes of bad connections', async () => {
  const server = lineServer()
  const phones = [phone(server), phone(server), phone(server)]
  const faults = ['none', 'none', 'before', 'none', 'after'] as const
  const ROWS = [ANA, BEN] as const
  const TAPS = 400
  for (let at = 0; at < TAPS; at += 1) {
    if (at % 20 === 0) server.isLost(faults[(at / 20) % faults.length] ?? 'none')
    phones.forEach(({ tap }, nth) => tap(ROWS[(at + nth) % ROWS.length] ?? ANA, at % 2 === 0 ? 'REB' : 'AST'))
    await pass(1_500)
  }
  server.isLost('none')
  await pass(30_000)
  for (const { state } of phones) expect(state().queue.waiting).toEqual([])
  const counted = ROWS.map(row => server.figures(row) ?? {})
  const sumOf = (figure: 'REB' | 'AST') => counted.reduce((sum, line) => sum + (line[figure] ?? 0), 0)
  expect([sumOf('REB'), sumOf('AST')]).toEqual([(3 * TAPS) / 2, (3 * TAPS) / 2])
})

describe('without a connection', () => {
  it('keeps every tap on the device before anything else, and sends them by itself later, in order, once', async () => {
    const server = lineServer()
    const { tap, state, onDevice } = phone(server)
    server.isLost('before')
    for (const row of [ANA, BEN, ANA] as const) tap(row, 'REB')
    expect(onDevice().waiting).toHaveLength(3)
    await pass(20_000)
    expect(state().isReached).toBe(false)
    server.isLost('none')
    await pass(5_000)
    expect(state()).toMatchObject({ isReached: true, queue: { waiting: [], attempt: null } })
    expect(server.received.map(({ row }) => row)).toEqual([ANA, BEN, ANA])
    expect([server.figures(ANA), server.figures(BEN)]).toEqual([{ REB: 2 }, { REB: 1 }])
  })

  it('sends at once when it is back, without waiting for the next pause', async () => {
    const server = lineServer()
    const { tap, reconnect } = phone(server)
    server.isLost('before')
    tap(ANA, 'REB')
    await pass(20_000)
    server.isLost('none')
    reconnect()
    await pass(0)
    expect(server.figures(ANA)).toEqual({ REB: 1 })
  })

  it('counts once what the server had, though its answer was lost', async () => {
    const server = lineServer()
    const { tap } = phone(server)
    server.isLost('after')
    tap(ANA, 'REB')
    await pass(300)
    tap(ANA, 'REB')
    server.isLost('none')
    await pass(5_000)
    expect(server.figures(ANA)).toEqual({ REB: 2 })
  })

  it('counts once what the server had, though the page was killed before the answer came', async () => {
    const server = lineServer()
    const killed = phone(server)
    server.isLost('after')
    killed.tap(ANA, 'REB')
    await pass(100)
    const stored = killed.onDevice()
    server.isLost('none')
    const again = phone(server, stored)
    again.tap(ANA, 'REB')
    await pass(5_000)
    expect(server.figures(ANA)).toEqual({ REB: 2 })
  })
})

describe('two phones', () => {
  it('at one line lose no tap of either, whoever comes second', async () => {
    const server = lineServer()
    const phones = [phone(server), phone(server)]
    for (let time = 0; time < 10; time += 1) {
      for (const { tap } of phones) {
        tap(ANA, 'REB')
        tap(ANA, '+2')
      }
      await pass(time % 2 === 0 ? 100 : 1_100)
    }
    await pass(20_000)
    expect(server.figures(ANA)).toMatchObject({ REB: 20, '2PM': 20, '2PA': 20 })
  })

  it('put their taps on top of what was typed meanwhile', async () => {
    const server = lineServer()
    const { tap } = phone(server)
    tap(ANA, 'REB')
    await pass(0)
    server.write(ANA, { AST: 4, REB: 7 })
    tap(ANA, 'REB')
    await pass(5_000)
    expect(server.figures(ANA)).toEqual({ AST: 4, REB: 8 })
  })

  it('put the taps of an outage on top of what came from the other meanwhile', async () => {
    const server = lineServer()
    const [lost, other] = [phone(server), phone(server)]
    server.isLost('before')
    lost.tap(ANA, 'REB')
    await pass(2_000)
    server.write(ANA, { REB: 5 })
    server.isLost('none')
    other.tap(BEN, 'AST')
    await pass(10_000)
    expect([server.figures(ANA), server.figures(BEN)]).toEqual([{ REB: 6 }, { AST: 1 }])
  })
})

it('keeps everything while nobody is signed in, and goes on afterwards', async () => {
  const server = lineServer()
  const { tap, state } = phone(server)
  server.refuses(new ApiError(401, 'Unauthorized'))
  tap(ANA, 'REB')
  await pass(20_000)
  expect(state().queue.waiting).toHaveLength(1)
  server.refuses(undefined)
  await pass(5_000)
  expect(server.figures(ANA)).toEqual({ REB: 1 })
})

it('leaves a line that is refused to the person, and sends the others', async () => {
  const server = lineServer()
  const { tap, state, retry } = phone(server)
  server.refuses(new ApiError(404, 'Player not found'))
  tap(ANA, 'REB')
  await pass(5_000)
  expect(state().queue.refused).toEqual({ row: ANA, message: 'Player not found' })
  server.refuses(undefined)
  tap(BEN, 'AST')
  await pass(5_000)
  expect([server.figures(ANA), server.figures(BEN)]).toEqual([null, { AST: 1 }])
  retry()
  await pass(5_000)
  expect(server.figures(ANA)).toEqual({ REB: 1 })
})

it('keeps the taps of all players and asks no more where the person may not write any more', async () => {
  const server = lineServer()
  const { tap, state } = phone(server)
  server.refuses(new ApiError(403, 'This scorer link has ended.'))
  tap(ANA, 'REB')
  tap(BEN, 'AST')
  await pass(5_000)
  const { queue, isReached } = state()
  expect([isReached, queue.waiting.length, queue.refused]).toEqual([
    true,
    2,
    { row: ANA, message: 'This scorer link has ended.' },
  ])
})

it('takes a conflict for a refusal where nobody changed the line', async () => {
  const server = lineServer()
  const { tap, state } = phone(server)
  server.refuses(new ApiError(409, 'The game is closed.'))
  tap(ANA, 'REB')
  await pass(5_000)
  expect(state().queue.refused).toEqual({ row: ANA, message: 'The game is closed.' })
  expect(server.received).toHaveLength(1)
})

it('leaves a line to the person where the game cannot be read anew after a conflict', async () => {
  const server = lineServer()
  const { tap, state, cannotRead } = phone(server)
  tap(ANA, 'REB')
  await pass(0)
  server.write(ANA, { REB: 7 })
  cannotRead(new ApiError(404, 'Game not found.'))
  tap(ANA, 'REB')
  await pass(5_000)
  expect(state().queue).toMatchObject({ attempt: null, refused: { row: ANA, message: 'Game not found.' } })
})

it('gives up reading the game anew where no answer comes, and sends everything when one does', async () => {
  const server = lineServer()
  const { tap, state, cannotRead } = phone(server)
  tap(ANA, 'REB')
  await pass(0)
  server.write(ANA, { REB: 7 })
  cannotRead('hangs')
  tap(ANA, 'REB')
  tap(BEN, 'AST')
  await pass(10_000)
  expect(state().isReached).toBe(false)
  cannotRead(undefined)
  await pass(20_000)
  expect([server.figures(ANA), server.figures(BEN)]).toEqual([{ REB: 8 }, { AST: 1 }])
})

describe('a step of the clock', () => {
  const q1 = { of: 1, name: 'Q1', was: none, is: { home: 2, away: 0 } } as const
  const final = { of: 'final', name: 'Final', was: none, is: { home: 63, away: 58 } } as const

  it('waits without a connection like the taps, and is sent between them, once', async () => {
    const server = lineServer()
    const { tap, step, state } = phone(server)
    server.isLost('before')
    tap(ANA, '+2')
    step(q1)
    tap(BEN, 'REB')
    step(final)
    await pass(20_000)
    expect(server.order).toEqual([])
    server.isLost('none')
    await pass(10_000)
    expect(server.order).toEqual([ANA, 'Q1 2–0', BEN, 'Final 63–58'])
    expect(state().queue.waiting).toEqual([])
  })

  it('is forgotten where the other scorer did the same meanwhile', async () => {
    const server = lineServer()
    const { step, state } = phone(server)
    server.isLost('before')
    step(q1)
    await pass(2_000)
    server.enter(1, 2, 0)
    server.isLost('none')
    await pass(10_000)
    expect(state().queue).toEqual(emptyQueue)
  })

  it('says in the words of the server who did something else meanwhile, and lets the taps through', async () => {
    const server = lineServer()
    const { tap, step, state } = phone(server)
    server.isLost('before')
    step(q1)
    await pass(2_000)
    server.enter(1, 15, 12)
    server.isLost('none')
    tap(BEN, 'REB')
    await pass(10_000)
    expect(state().queue.refused).toMatchObject({ step: q1, message: changedMeanwhile.message })
    expect(server.order).toEqual([BEN])
  })

  it('enters the final score on top of another person’s when the scorer wants it', async () => {
    const server = lineServer()
    const { step, state, retry } = phone(server)
    server.isLost('before')
    step(final)
    await pass(2_000)
    server.enter('final', 61, 58)
    server.isLost('none')
    await pass(10_000)
    expect(state().queue.refused).toMatchObject({ step: final })
    retry()
    await pass(10_000)
    expect(server.order).toEqual(['Final 63–58'])
  })

  it('is taken out again where it was sent', async () => {
    const server = lineServer()
    const { step } = phone(server)
    step(q1)
    await pass(0)
    step({ ...q1, was: q1.is, is: none })
    await pass(0)
    expect(server.order).toEqual(['Q1 2–0', 'Q1 null–null'])
  })
})
