import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const ROUNDS = resolve(ROOT, 'backend/src/testing/faults/run-rounds.ts')

/** Set-ups in which the rounds run, and how many of how many faults; `seed` is that of the first round. */
export type FaultOptions = {
  readonly setups: readonly string[]
  readonly rounds: string
  readonly faults: string
  readonly seed: string
}

/**
 * Runs rounds of faults against processes of the product (docs/operating.md#rounds-of-faults), from its sources: what they are made
 * of is there for tests. Fails where something was lost, was there twice, or did not become well again.
 */
export const runFaults = async ({ setups, ...options }: FaultOptions): Promise<void> => {
  for (const setup of setups) {
    const numbers = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    const args = ['--conditions=fullcourt', '-r', resolve(ROOT, 'architecture/from-source.js'), ROUNDS, '--setup', setup]
    const child = spawn(process.execPath, [...args, ...numbers], { cwd: ROOT, stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) process.exitCode = 1
  }
}
