import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { BEGINNING } from '@fullcourt/event-store/port'
import type { ChangeNotice } from './change-notice'
import { LiveStreams } from './live-streams'

let streams: LiveStreams
let server: Server
let missed: (response: ServerResponse) => Promise<ChangeNotice>
const port = () => (server.address() as AddressInfo).port

const at = (position: number, ...tags: string[]): ChangeNotice => ({ position: String(position).padStart(20, '0'), tags })

beforeEach(async () => {
  streams = new LiveStreams()
  missed = () => Promise.resolve(at(1))
  server = createServer((_, response) => void streams.open(1, response, () => missed(response)))
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
})
afterEach(async () => {
  streams.onModuleDestroy()
  server.closeAllConnections()
  await new Promise(closed => server.close(closed))
})

const opened = () =>
  new Promise<IncomingMessage>((answered, failed) => {
    request({ port: port(), host: '127.0.0.1' }, answered).on('error', failed).end()
  })

/** What a page got when it has got this many events. */
const events = async (page: IncomingMessage, count: number) => {
  let text = ''
  for await (const piece of page.setEncoding('utf8')) {
    text += piece
    if (text.split('\n\n').length > count) break
  }
  return text.split('\n\n').slice(0, count)
}

it('says first what a page missed, also when something changes while that is read', async () => {
  let read: (notice: ChangeNotice) => void = () => undefined
  missed = () => new Promise(found => (read = found))
  const page = await opened()
  streams.publish(1, at(3, 'game:3'))
  read(at(2, 'game:2'))
  expect(await events(page, 2)).toEqual([
    'id: 00000000000000000002\ndata: ["game:2"]',
    'id: 00000000000000000003\ndata: ["game:3"]',
  ])
})

it('sends a page away that it cannot tell what it missed, so that it comes back', async () => {
  missed = () => Promise.reject(new Error('The store is closed.'))
  const page = await opened()
  await new Promise(gone => page.on('close', gone).resume())
  expect(streams.size).toBe(0)
})

it('drops a page that takes nothing in, and no other', async () => {
  const good = await opened()
  good.resume()
  const idle = connect(port(), '127.0.0.1', () => idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  idle.pause()
  const dropped = new Promise(gone => idle.on('close', gone).on('error', gone))
  const isConnected = () => new Promise(turn => setImmediate(turn))
  while (streams.size < 2) await isConnected()
  const much = { position: BEGINNING, tags: Array.from({ length: 1_000 }, (_, game) => `game:${game}`) }
  while (streams.size === 2) {
    streams.publish(1, much)
    await isConnected()
  }
  expect(streams.size).toBe(1)
  idle.resume()
  await dropped
  expect(good.destroyed).toBe(false)
})
