import { noCourtside, type Courtside } from '@fullcourt/domain/games/courtside'
import { lineupOf } from '@fullcourt/domain/games/lineup'
import { ApiError } from '../../../../../api/api-error'
import { noCounts, type CountQueue } from './count-queue'
import { createCountSender } from './count-sender'
import { withCounted, type CourtsideEntry } from './counted'

const unreached = new ApiError(0, 'The server could not be reached.')

/** A server as the product is one: it does an id once. */
const countServer = () => {
  let now: Courtside = noCourtside
  let fault: 'none' | 'before' | 'after' = 'none'
  let refusal: ApiError | undefined
  const done = new Set<string>()
  return {
    now: () => now,
    fouls: () => now.fouls.reduce((sum, { count }) => sum + count, 0),
    isLost: (next: typeof fault) => {
      fault = next
    },
    refuses: (next: ApiError | undefined) => {
      refusal = next
    },
    send: async (counted: CourtsideEntry) => {
      if (fault === 'before') throw unreached
      if (refusal) throw refusal
      if (!done.has(counted.id)) now = withCounted(now, counted)
      done.add(counted.id)
      if (fault === 'after') throw unreached
    },
  }
}

let phones = 0

const phone = (server: ReturnType<typeof countServer>, stored: CountQueue = noCounts) => {
  let onDevice = stored
  let ids = 0
  const name = `phone ${(phones += 1)}`
  const sender = createCountSender({
    queue: stored,
    keep: queue => {
      onDevice = queue
      return true
    },
    newId: () => `${name} ${(ids += 1)}`,
  })
  sender.use({ now: server.now, send: server.send })
  const foul = () =>
    sender.add(id => ({
      id,
      at: ids,
      does: 'foul',
      period: { id: 1, name: 'Q1' },
      side: 'home',
      player: 31,
      isBack: false,
    }))
  return { ...sender, foul, onDevice: () => onDevice }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('adds up what two phones count, and sends again what got no answer, once', async () => {
  const server = countServer()
  const [one, other] = [phone(server), phone(server)]
  server.isLost('after')
  one.foul()
  other.foul()
  one.foul()
  await pass(2_000)
  server.isLost('none')
  await pass(10_000)
  expect(server.fouls()).toBe(3)
  expect([one.state().queue.waiting, other.state().queue.waiting]).toEqual([[], []])
})

it('keeps what was counted without a connection across a reload of the page', async () => {
  const server = countServer()
  const dying = phone(server)
  server.isLost('before')
  dying.foul()
  dying.foul()
  await pass(5_000)
  expect(dying.state().isReached).toBe(false)
  dying.use({ now: server.now, send: () => new Promise(() => undefined) })
  server.isLost('none')
  phone(server, JSON.parse(JSON.stringify(dying.onDevice())) as CountQueue)
  await pass(10_000)
  expect(server.fouls()).toBe(2)
})

describe('What is taken back', () => {
  it('is forgotten where nobody tried to send it', async () => {
    const server = countServer()
    const { foul, undo, state } = phone(server)
    server.isLost('before')
    foul()
    foul()
    undo()
    expect(state().queue.waiting).toHaveLength(1)
  })

  it('is followed by its opposite where the server may have it', async () => {
    const server = countServer()
    const { foul, undo } = phone(server)
    server.isLost('after')
    foul()
    await pass(0)
    undo()
    server.isLost('none')
    await pass(10_000)
    expect(server.fouls()).toBe(0)
  })

  it('is there again where what took it back is taken back itself', async () => {
    const server = countServer()
    const { add, undo } = phone(server)
    const five = { side: 'home' as const, remaining: 600_000, moment: '2026-07-01T19:30:00.000Z', out: [], in: [31, 32] }
    const substitution = { at: 1, does: 'substitution' as const, period: { id: 1, name: 'Q1' }, ...five }
    const lineup = () => lineupOf(server.now().substitutions)
    add(id => ({ ...substitution, id, isBack: false }))
    await pass(0)
    expect(lineup()).toEqual([31, 32])
    add(id => ({ ...substitution, id, isBack: true }))
    await pass(0)
    expect(lineup()).toEqual([])
    undo()
    await pass(0)
    expect(lineup()).toEqual([31, 32])
  })
})

it('goes on after a refusal, and says it until it was read', async () => {
  const server = countServer()
  const { foul, state, read } = phone(server)
  server.refuses(new ApiError(404, 'Player not found'))
  foul()
  await pass(0)
  server.refuses(undefined)
  foul()
  await pass(100)
  expect(server.fouls()).toBe(1)
  expect(state().queue.refused).toBe('Player not found')
  read()
  expect(state().queue.refused).toBeNull()
})

it('keeps everything and asks no more where the person may not send any more, until they have read why', async () => {
  const server = countServer()
  const { foul, state, read } = phone(server)
  server.isLost('before')
  foul()
  foul()
  await pass(0)
  server.isLost('none')
  server.refuses(new ApiError(403, 'This scorer link has ended.'))
  await pass(10_000)
  expect(state()).toMatchObject({ isReached: true, queue: { refused: 'This scorer link has ended.' } })
  expect(state().queue.waiting).toHaveLength(2)
  server.refuses(undefined)
  read()
  await pass(0)
  expect([server.fouls(), state().queue.waiting]).toEqual([1, []])
})
