import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { messageOf } from '../message-of'

/** Clients that send and read as slowly as they can, in a process of their own, until they are closed. */
export const openSlowClients = async (url: string, count: number): Promise<{ readonly close: () => Promise<void> }> => {
  const clients = fork(resolve(__dirname, 'slow-clients.js'), [new URL(url).port, String(count)])
  await messageOf(clients, 'The slow clients')
  return {
    close: async () => {
      const ended = once(clients, 'exit')
      clients.kill()
      await ended
    },
  }
}
