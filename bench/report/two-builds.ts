import { spawn } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { median, type Figure } from '../figure'
import { inFolder } from '../temporary-folder'
import { shown } from './table'

const BENCH = resolve(__dirname, '..')
const ROUNDS = 3

/** A figure of both builds in one round. */
type Pair = { readonly ours: number; readonly theirs: number }

/** What a build says of itself, measured by a bench in a process of its own. */
const figuresBy = async (bench: string, named: readonly string[]): Promise<readonly Figure[]> => {
  const child = spawn(process.execPath, [join(bench, 'run.js'), ...named], { stdio: ['ignore', 'pipe', 'ignore'] })
  let printed = ''
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()))
  const code = await new Promise(ended => child.once('close', ended))
  if (code !== 0) throw new Error(`The bench of ${bench} ended with code ${String(code)}.`)
  return (JSON.parse(printed) as { readonly figures: readonly Figure[] }).figures
}

/** Lends this bench on the packages and the product of another build, so that both are measured in the same way. */
const onBuild = <Result>(build: string, work: (bench: string) => Promise<Result>): Promise<Result> =>
  inFolder(async folder => {
    const bench = join(folder, 'bench', 'dist')
    await cp(BENCH, bench, { recursive: true })
    for (const part of ['node_modules', 'backend', 'architecture']) await symlink(resolve(build, part), join(folder, part))
    return work(bench)
  })

const ratioOf = ({ ours, theirs }: Pair): number => ours / theirs

const row = (name: string, unit: string, pairs: readonly Pair[]): string => {
  const ratios = pairs.map(ratioOf)
  return [
    name.padEnd(56),
    shown(median(pairs.map(({ ours }) => ours))).padStart(10),
    shown(median(pairs.map(({ theirs }) => theirs))).padStart(10),
    unit.padEnd(38),
    median(ratios).toFixed(2).padStart(6),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`.padStart(11),
  ].join('  ')
}

/**
 * Measures this build and another by turns, so that a machine that becomes slower does so for both; of each figure the ratio, with
 * the lowest and the highest of the rounds.
 */
export const compareBuilds = (build: string, named: readonly string[], say: (line: string) => void): Promise<void> =>
  onBuild(build, async theirs => {
    const pairs = new Map<string, { readonly unit: string; readonly rounds: Pair[] }>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const [other, own] = [await figuresBy(theirs, named), await figuresBy(BENCH, named)]
      for (const { name, unit, ours } of own) {
        const found = other.find(one => one.name === name)
        const known = pairs.get(name) ?? { unit, rounds: [] }
        if (found) pairs.set(name, { unit, rounds: [...known.rounds, { ours, theirs: found.ours }] })
      }
    }
    say(
      [
        'figure'.padEnd(56),
        'this'.padStart(10),
        'other'.padStart(10),
        ''.padEnd(38),
        'ratio'.padStart(6),
        'from–to'.padStart(11),
      ].join('  '),
    )
    for (const [name, { unit, rounds }] of pairs) say(row(name, unit, rounds))
  })
