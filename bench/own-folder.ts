import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a command to its end. Rejects where it ends with another code than 0. */
export const run = (command: string, args: readonly string[]): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', failed)
    child.once('exit', code => (code === 0 ? done() : failed(new Error(`${command} ${args.join(' ')} ended with code ${code}.`))))
  })

/** Brings packages that one measurement alone needs into the folder that has their lock file; `file` is there when they are. */
export const haveInstalled = async (folder: string, file: string, ...options: readonly string[]): Promise<void> => {
  if (!existsSync(file)) await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', ...options])
}
