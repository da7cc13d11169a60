import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { reservedPort } from '@fullcourt/event-store/testing/reserved-port'
import { prepare } from '../ferretdb/build'

/** A server that speaks MongoDB's protocol. */
export type Engine = { readonly url: string; readonly stop: () => Promise<void> }

/** A server of this machine, which can be killed and started again on its data. */
export type MortalEngine = Engine & {
  /** Where its data are, in files that begin with the names of databases. */
  readonly folder: string
  readonly kill: () => Promise<void>
  readonly restart: () => Promise<void>
}

export type EngineChoice = { readonly start: () => Promise<Engine> } | { readonly skippedBecause: string }

/** What `MONGODB_URL` names; else FerretDB where it is built or a go tool chain can build it; else nothing, with the reason. */
export const chooseEngine = (): EngineChoice => {
  const url = process.env.MONGODB_URL
  if (url !== undefined) return { start: async () => ({ url, stop: async () => undefined }) }
  const binary = prepare()
  if (binary === null) return { skippedBecause: 'MONGODB_URL is not set and there is no go tool chain to build FerretDB with' }
  return { start: () => startFerretDb(binary) }
}

/** A FerretDB of this machine; null where it is not built and cannot be. */
export const mortalEngine = (): (() => Promise<MortalEngine>) | null => {
  const binary = prepare()
  return binary === null ? null : () => startFerretDb(binary)
}

/**
 * Of two updates over two connections FerretDB 1.24 lets both see the document as it was before either: its guards hold over one
 * connection alone. MongoDB's hold over many.
 */
const ONE_CONNECTION = '/?maxPoolSize=1'

/** How much its heap may grow, in percent, before Go looks for garbage: in the usual 100 it spends a third of its time on that. */
const SELDOM = '1000'

const startFerretDb = async (binary: string): Promise<MortalEngine> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-ferretdb-'))
  const port = await reservedPort()
  const start = async () => {
    const server = spawn(binary, [`127.0.0.1:${port}`, folder], { stdio: 'ignore', env: { ...process.env, GOGC: SELDOM } })
    await listening(port, server)
    return server
  }
  let server = await start()
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `mongodb://127.0.0.1:${port}${ONE_CONNECTION}`,
    folder,
    kill,
    restart: async () => {
      server = await start()
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true })
    },
  }
}

const listening = async (port: number, server: ChildProcess): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`FerretDB ended with ${server.exitCode}.`)
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await pause(5)
  }
}
