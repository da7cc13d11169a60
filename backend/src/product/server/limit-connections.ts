import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../core/network/network-of'
import { isLoopback } from '../../core/network/loopback'

/** Of all open connections one address may hold this part. */
const PART_OF_ONE = 0.1

/**
 * Closes connections beyond so many, and those of one address (of IPv6 one network) beyond a tenth of them. Behind a trusted
 * proxy all come from the proxy, which has to limit its visitors itself.
 */
export const limitConnections = (server: Server, most: number, trustProxy: number): void => {
  server.maxConnections = most
  if (trustProxy > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isLoopback(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > most * PART_OF_ONE) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
