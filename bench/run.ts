import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCourtsideLoad } from './courtside/load'
import { runFaults } from './faults'
import { measureGrowth } from './growth'
import { figuresOf, LONG_MEASURES, MEASURES } from './measures'
import { writeFigures, writeGrowth } from './report/measured-document'
import { figureTable } from './report/table'
import { compareBuilds } from './report/two-builds'
import { measureSchedules } from './schedule'
import { measureSolver } from './schedule-solver'

const say = (line: string) => process.stderr.write(`${line}\n`)

type Asked = { readonly write: boolean; readonly minutes: string }
type Tables = Readonly<Record<string, (asked: Asked) => Promise<void> | void>>

/** Tables of their own, which have no physical limit to stand beside; made only when they are named. */
const TABLES: Tables = {
  growth: async ({ write }) => {
    const plot = await measureGrowth()
    say(plot)
    if (write) await writeGrowth(plot)
  },
  schedule: () => measureSchedules(say),
  'schedule-solver': () => measureSolver(say),
  'courtside-load': ({ minutes }) => measureCourtsideLoad(Number(minutes), say),
}

const OPTIONS = {
  against: { type: 'string' },
  write: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '10' },
  setup: { type: 'string' },
  rounds: { type: 'string', default: '10' },
  faults: { type: 'string', default: '5' },
  seed: { type: 'string', default: '2026' },
} as const

/** What checks the product instead of measuring it; done alone. */
const FAULTS = 'faults'
const FAULT_SETUPS = ['embedded', 'engines']

const refuseUnknown = (named: readonly string[]): void => {
  const known = Object.keys({ ...MEASURES, ...LONG_MEASURES, ...TABLES, [FAULTS]: runFaults })
  const unknown = named.find(name => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no ${unknown}; there is ${known.join(', ')}.`)
}

/**
 * Prints the figures, all or those named on the command line, as a table for people (standard error) and as JSON (standard
 * output); or the tables that are named. `--against` measures another build too, by turns; `--write` writes the figures, and
 * the plot of growth, into the document of what was measured; `--minutes` is how long `courtside-load` taps, which fails where a tap is lost.
 * Nothing fails on a slow machine. `faults` runs rounds of faults instead:
 * `--setup`, `--rounds`, `--faults`, `--seed`.
 */
const main = async (): Promise<void> => {
  const { positionals: named, values } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (named.includes(FAULTS)) {
    const { setup, rounds, faults, seed } = values
    return runFaults({ setups: setup === undefined ? FAULT_SETUPS : [setup], rounds, faults, seed })
  }
  refuseUnknown(named)
  const measures = named.filter(name => !(name in TABLES))
  if (values.against !== undefined) return compareBuilds(resolve(values.against), measures, say)
  for (const [name, print] of Object.entries(TABLES)) if (named.includes(name)) await print(values)
  if (named.length > 0 && measures.length === 0) return
  const figures = await figuresOf(measures)
  say(figureTable(figures))
  if (values.write) await writeFigures(figures)
  process.stdout.write(`${JSON.stringify({ node: process.version, figures }, null, 2)}\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
})
