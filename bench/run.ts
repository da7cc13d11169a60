import { measureAppends } from './append'
import { holds, type Figure } from './figure'
import { measureReads } from './reads'
import { measureRebuild } from './rebuild'
import { measureSchedules } from './schedule'
import { measureSolver } from './schedule-solver'
import { measureUpdateScore } from './update-score'

const say = (line: string) => process.stderr.write(`${line}\n`)
const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

const row = (figure: Figure): string =>
  [
    figure.name.padEnd(44),
    shown(figure.ours).padStart(10),
    shown(figure.limit).padStart(10),
    figure.unit.padEnd(20),
    figure.ratio.toFixed(2).padStart(7),
    `${figure.aim.at === 'least' ? '≥' : '≤'} ${figure.aim.ratio}`.padEnd(7),
    holds(figure) ? 'holds' : 'falls short',
  ].join('  ')

const table = (figures: readonly Figure[]): string =>
  [
    ['figure'.padEnd(44), 'ours'.padStart(10), 'limit'.padStart(10), ''.padEnd(20), 'ratio'.padStart(7), 'aim'].join('  '),
    ...figures.map(row),
  ].join('\n')

const MEASURES = { append: measureAppends, rebuild: measureRebuild, reads: measureReads, edit: measureUpdateScore }

/** Tables of their own, which have no physical limit to stand beside; made only when they are named. */
const TABLES = { schedule: measureSchedules, 'schedule-solver': measureSolver }

/**
 * Prints the figures, all or those named on the command line, as a table for people (standard error) and as JSON (standard
 * output); or the tables that are named. Nothing fails on a slow machine.
 */
const main = async (): Promise<void> => {
  const figures: Figure[] = []
  const named = process.argv.slice(2)
  const tables = Object.entries(TABLES).filter(([name]) => named.includes(name))
  for (const [, print] of tables) await print(say)
  if (named.length > 0 && tables.length === named.length) return
  for (const [name, measure] of Object.entries(MEASURES))
    if (named.length === 0 || named.includes(name)) figures.push(...(await measure()))
  say(table(figures))
  process.stdout.write(`${JSON.stringify({ node: process.version, figures }, null, 2)}\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
})
