import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { until } from '../../testing/until'
import { ADMIN, endProducts, startProduct } from '../../testing/product-process'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-started-'))
})
afterEach(async () => {
  await endProducts()
  await rm(folder, { recursive: true, force: true })
})

describe('what cannot start says why and ends with 1', () => {
  it('wrong settings, every one of them', async () => {
    const { ended } = startProduct(folder, {
      PORT: 'eighty',
      TRUST_PROXY: '-1',
      SESSION_SECRET: 'short',
      EVENT_STORE_URL: 'http://x',
    })
    const { code, output } = await ended
    expect(code).toBe(1)
    for (const name of ['PORT', 'TRUST_PROXY', 'SESSION_SECRET', 'EVENT_STORE_URL']) expect(output).toContain(name)
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('a port that is in use', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, output } = await startProduct(folder, { PORT: String(port) }).ended
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} of 127.0.0.1 is in use`)
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('a data folder that another Fullcourt works in', async () => {
    const first = startProduct(folder)
    await first.ready
    const { code, output } = await startProduct(folder).ended
    expect([code, output]).toEqual([1, expect.stringMatching(/another|already|in use/i)])
    expect(output).not.toMatch(/^\s+at /m)
    expect((await first.kill('SIGTERM')).code).toBe(0)
  })
})

const connected = async (address: string, count: number): Promise<readonly Socket[]> => {
  const { port } = new URL(address)
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined))
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  return sockets
}

const ASK = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
const HALF = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Le'

/** Rejects where the connection ends without an answer. */
const firstLine = (socket: Socket) =>
  new Promise<string | undefined>((answered, failed) => {
    socket.once('data', bytes => answered(String(bytes).split('\r\n')[0]))
    socket.once('close', () => failed(new Error('The connection was closed without an answer.')))
  })

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

describe('A signal to end', () => {
  it.each(inTurn(SIGNALS, 0))('ends with 0 within 5 s, although fifty connections are open: %s', async signal => {
    const product = startProduct(folder)
    const sockets = await connected(await product.ready, 50)
    const [used, half] = [sockets.slice(0, 15), sockets.slice(15, 30)]
    for (const socket of half) socket.write(HALF)
    for (const socket of used) socket.write(ASK)
    await Promise.all(used.map(firstLine))
    const { code, milliseconds, output } = await product.kill(signal)
    expect([code, milliseconds < 5_000, output.includes('ERROR')]).toEqual([0, true, false])
    for (const socket of sockets) socket.destroy()
  })

  it.each(inTurn(SIGNALS, 1))('answers what was begun: %s', async signal => {
    const product = startProduct(folder)
    const address = await product.ready
    const body = JSON.stringify(ADMIN)
    const login = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const sockets = await connected(address, 3)
    const [last, logins] = [sockets.at(-1) as Socket, sockets.slice(0, -1)]
    for (const socket of logins) socket.write(login)
    const answers = Promise.all(logins.map(firstLine))
    last.write(ASK)
    await firstLine(last)
    const ended = product.kill(signal)
    expect(await answers).toEqual(logins.map(() => 'HTTP/1.1 200 OK'))
    expect(await ended).toMatchObject({ code: 0 })
  })
})

/** Sends a process SIGTERM as soon as it listens to that, and says how much of the framework it had loaded by then. */
const ENDED_WHEN_IT_HEARS = `process.on('newListener', signal => {
  if (signal !== 'SIGTERM') return
  console.log(Object.keys(require.cache).filter(file => file.includes('@nestjs')).length + ' loaded')
  process.kill(process.pid, signal)
})`

describe('a start that is broken off', () => {
  it('ends with 0, also before anything is loaded', async () => {
    const hook = join(folder, 'hook.js')
    await writeFile(hook, ENDED_WHEN_IT_HEARS)
    const { code, output } = await startProduct(folder, { NODE_OPTIONS: `--require ${hook}` }).ended
    expect([code, output]).toEqual([0, '0 loaded\n'])
  })

  const sizeOf = async (file: string) => (await stat(join(folder, file)).catch(() => ({ size: 0 }))).size

  it('ends with 0, and the next start makes the rest of the demo', async () => {
    const first = startProduct(folder, { FULLCOURT_DEMO: '1' })
    await until(async () => (await sizeOf('facts.sqlite-wal')) >= 100_000)
    expect(await first.kill('SIGTERM')).toMatchObject({ code: 0, output: '' })
    const address = await startProduct(folder, { FULLCOURT_DEMO: '1' }).ready
    const read = async (path: string) => (await fetch(`${address}${path}?slug=demo`)).json() as Promise<{ id: number }[]>
    const seasons = await read('/api/seasonsv2')
    const leagues = await read('/api/leagues')
    expect([seasons.length, leagues.length]).toEqual([2, 4])
  })
})
