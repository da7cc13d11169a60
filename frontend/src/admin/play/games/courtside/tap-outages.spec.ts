import { ANA, BEN, lineServer, pass, phone } from './testing/phones'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
