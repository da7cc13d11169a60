import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = resolve(__dirname, '../../..')

/** How a process ended, with everything that it wrote to its output. */
export type Ended = {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
  readonly milliseconds: number
}

/** The product as its own process, from its sources. */
export type ProductProcess = {
  /** Its address, once it is ready; rejects where it ends before. */
  readonly ready: Promise<string>
  readonly ended: Promise<Ended>
  readonly kill: (signal: NodeJS.Signals) => Promise<Ended>
  readonly pid: number
  /** The lines of its output so far. */
  readonly lines: () => readonly string[]
}

const running = new Set<ChildProcess>()

/** Ends whatever a test left running. */
export const endProducts = async (): Promise<void> => {
  await Promise.all(
    [...running].map(child => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      return closed
    }),
  )
}

export const ADMIN = { username: 'admin', password: 'correct horse battery' } as const

const PRODUCT = [
  process.execPath,
  '--conditions=fullcourt',
  '-r',
  resolve(ROOT, 'architecture/from-source.js'),
  resolve(ROOT, 'backend/src/main.ts'),
]

/**
 * Starts the product on a data folder, on a free port and without the demo unless the environment says otherwise. `within` makes
 * another command line of its own, which must end up as the same process.
 */
export const startProduct = (
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  within: (command: readonly string[]) => readonly string[] = command => command,
): ProductProcess => {
  const began = Date.now()
  const [command = '', ...args] = within(PRODUCT)
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      PORT: '0',
      FULLCOURT_DATA: folder,
      FULLCOURT_DEMO: '0',
      FULLCOURT_ADMIN_USERNAME: ADMIN.username,
      FULLCOURT_ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let output = ''
  const ended = once(child, 'close').then(([code, signal]): Ended => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    output,
    milliseconds: Date.now() - began,
  }))
  const ready = new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', line => {
        output += `${line}\n`
        const address = /Fullcourt is ready: (\S+)/.exec(line)?.[1]
        if (address !== undefined) found(address)
      })
    void ended.then(({ code }) => failed(new Error(`The product ended with ${code} before it was ready:\n${output}`)))
  })
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    pid: child.pid ?? 0,
    lines: () => output.split('\n').slice(0, -1),
    kill: async signal => {
      const before = Date.now()
      child.kill(signal)
      return { ...(await ended), milliseconds: Date.now() - before }
    },
  }
}
