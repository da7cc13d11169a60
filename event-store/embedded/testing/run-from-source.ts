import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const ROOT = join(__dirname, '../../..')

export type SourceProcess = ChildProcessByStdio<null, Readable, null>

/** The command line that runs a file of this folder with the sources of the rooms. */
export const fromSource = (script: string, ...args: string[]): string[] => [
  process.execPath,
  '--conditions=fullcourt',
  '-r',
  join(ROOT, 'architecture/from-source.js'),
  join(__dirname, script),
  ...args,
]

/** Starts a process of its own; what it says on standard error is shown. */
export const start = ([command = '', ...args]: string[]): SourceProcess =>
  spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: ROOT })

/** Waits for the end of a process that was started, and gives its exit code or the signal that ended it. */
export const ended = (child: SourceProcess): Promise<number | NodeJS.Signals | null> =>
  new Promise(resolve => child.once('exit', (code, signal) => resolve(signal ?? code)))

/** The lines that a process says, as they come. */
export async function* linesOf(child: SourceProcess): AsyncIterable<string> {
  let rest = ''
  for await (const chunk of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
