import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { limitConnections } from './limit-connections'

let server: Server
beforeEach(() => {
  server = createServer()
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('closes a connection beyond those that may be open at a time', async () => {
  limitConnections(server, 10, 0)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'))
  await Promise.all(open.map(socket => once(socket, 'connect')))
  const other = connect(port, '127.0.0.1')
  await once(other, 'close')
  expect(open.filter(({ destroyed }) => destroyed)).toEqual([])
  for (const socket of open) socket.destroy()
})

/** A connection as the server sees it that comes from another machine. */
const comingFrom = (remoteAddress: string): Socket => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  server.emit('connection', socket)
  return socket
}
const closedOf = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => destroyed)

describe('of one address', () => {
  it('may be a tenth of them, and new ones when those are closed', async () => {
    limitConnections(server, 20, 0)
    const first = comingFrom('192.0.2.1')
    const [second, third, other] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(comingFrom) as [Socket, Socket, Socket]
    expect(closedOf([first, second, third, other])).toEqual([false, false, true, false])
    first.destroy()
    await once(first, 'close')
    expect(closedOf([comingFrom('192.0.2.1')])).toEqual([false])
  })

  it('may be any number behind a trusted proxy, which is the one that connects', () => {
    limitConnections(server, 20, 1)
    expect(closedOf(Array.from({ length: 5 }, () => comingFrom('192.0.2.1')))).toEqual([false, false, false, false, false])
  })
})
