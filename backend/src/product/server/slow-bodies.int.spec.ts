import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { refuseSlowBodies, SlowBodies } from './slow-bodies'

let time: number
let bodies: SlowBodies
let server: FastifyInstance
let open: Socket[]
beforeEach(async () => {
  time = 0
  open = []
  bodies = new SlowBodies(() => time)
  server = Fastify()
  refuseSlowBodies(server, bodies)
  await server.register(multipart)
  server.post('/', async request => {
    if (request.isMultipart()) for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer()
    return { taken: true }
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of open) socket.destroy()
  await server.close()
})

const KINDS = ['application/json', 'multipart/form-data; boundary=x'] as const
const START = { [KINDS[0]]: '{"name":"', [KINDS[1]]: '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n' }

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}

/** Begins a request whose body is announced, and not sent to its end. */
const begin = async (kind: (typeof KINDS)[number]) => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  open.push(socket)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  const before = bodies.count
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${kind}\r\nContent-Length: 1000000\r\n\r\n${START[kind]}`)
  await until(() => bodies.count > before)
  return { socket, answered: () => answer, status: () => Number(answer.split(' ')[1]) }
}

const at = (milliseconds: number) => {
  time = milliseconds
  bodies.sweep()
}

describe.each(KINDS)('A body of %s', kind => {
  it('that stops coming is answered 408 with a sentence, and its connection is closed', async () => {
    const { socket, answered, status } = await begin(kind)
    at(10_000)
    expect(bodies.count).toBe(1)
    at(11_000)
    await once(socket, 'close')
    expect([status(), answered()]).toEqual([408, expect.stringContaining('came too slowly')])
    expect(bodies.count).toBe(0)
  })

  it('that comes as fast as a bad connection is waited for', async () => {
    const { socket, status } = await begin(kind)
    const [connection] = await connections()
    socket.write('x'.repeat(60_000))
    await until(() => (connection?.bytesRead ?? 0) > 60_000)
    at(35_000)
    expect([bodies.count, status()]).toEqual([1, NaN])
  })
})

it.each([
  ['a minute', KINDS[0], 60_000],
  ['five minutes as a form', KINDS[1], 300_000],
] as const)('A body that trickles just fast enough is refused when the whole takes more than %s', async (_, kind, longest) => {
  const { socket, status } = await begin(kind)
  const [connection] = await connections()
  socket.write('x'.repeat(2 * longest))
  await until(() => (connection?.bytesRead ?? 0) > 2 * longest)
  at(longest)
  expect(bodies.count).toBe(1)
  at(longest + 1)
  await once(socket, 'close')
  expect(status()).toBe(408)
})

it('A whole body is forgotten', async () => {
  await server.inject({ method: 'POST', url: '/', payload: { name: 'x' } })
  at(100_000)
  expect(bodies.count).toBe(0)
})

/** The connections as the server sees them. */
const connections = async (): Promise<readonly Socket[]> => {
  await until(() => accepted.length > 0)
  return accepted
}
let accepted: Socket[] = []
beforeEach(() => {
  accepted = []
  server.server.on('connection', (socket: Socket) => accepted.push(socket))
})
