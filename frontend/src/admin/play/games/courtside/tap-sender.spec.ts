import { ApiError } from '../../../../api/api-error'
import { emptyQueue } from './tap-queue'
import { ANA, BEN, changedMeanwhile, lineServer, none, pass, phone } from './testing/phones'

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

it('reads the game once more where the answer after a conflict does not know the change yet', async () => {
  const server = lineServer()
  const { tap, state, isBehind } = phone(server)
  tap(ANA, 'REB')
  await pass(0)
  server.write(ANA, { REB: 7 })
  isBehind(2)
  tap(ANA, 'REB')
  await pass(5_000)
  expect(state().queue).toEqual({ ...emptyQueue, done: state().queue.done })
  expect(server.figures(ANA)).toEqual({ REB: 8 })
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
