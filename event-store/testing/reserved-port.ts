import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Systems give connections ports above these by themselves (Linux from 32,768): a server that is away for a moment would find its
 * port taken by a connection of anybody.
 */
const FIRST = 20_000
const LAST = 31_998

/** Processes begin apart, so that they seldom try the same. */
let next = FIRST + ((process.pid * 2) % (LAST - FIRST))

const listeningAt = async (port: number): Promise<Server | undefined> => {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

const isFree = async (port: number): Promise<boolean> => {
  const server = await listeningAt(port)
  if (server === undefined) return false
  server.close()
  await once(server, 'close')
  return true
}

/**
 * A port of 127.0.0.1 that stays this process's until it ends, also while nothing listens there: whoever holds the port after it has
 * reserved it.
 */
export const reservedPort = async (): Promise<number> => {
  const port = next
  next = port >= LAST ? FIRST : port + 2
  const reservation = await listeningAt(port + 1)
  if (reservation === undefined) return reservedPort()
  if (await isFree(port)) {
    reservation.unref()
    return port
  }
  reservation.close()
  return reservedPort()
}
