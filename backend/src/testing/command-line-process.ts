import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const ROOT = resolve(__dirname, '../../..')

/** How a command ended, and what it wrote. */
export type CommandEnded = { readonly code: number | null; readonly out: string; readonly err: string }

export type CommandProcess = { readonly ended: Promise<CommandEnded>; readonly kill: () => void }

/** Starts the command line as its own process, from its sources, on the data folder of a product. */
export const startCommand = (folder: string, ...args: string[]): CommandProcess => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=fullcourt',
      '-r',
      resolve(ROOT, 'architecture/from-source.js'),
      resolve(ROOT, 'backend/src/product/cli.ts'),
      ...args,
    ],
    { cwd: ROOT, env: { PATH: process.env.PATH, FULLCOURT_DATA: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return {
    ended: ended.then(([[code], out, err]) => ({ code: code as number | null, out, err })),
    kill: () => void child.kill('SIGKILL'),
  }
}
