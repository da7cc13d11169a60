import { measureAppends } from './append'
import type { Figure } from './figure'
import { measureLive } from './live/live'
import { measureLoad } from './live/load'
import { measureReads } from './reads'
import { measureMillion, measureRebuild } from './rebuild'
import { measureSchedules } from './schedule'
import { measureSolver } from './schedule-solver'
import { measureStart } from './start'
import { figureTable } from './table'
import { measureUpdateScore } from './update-score'

const say = (line: string) => process.stderr.write(`${line}\n`)
const MEASURES = {
  append: measureAppends,
  rebuild: measureRebuild,
  start: measureStart,
  reads: measureReads,
  live: measureLive,
  load: measureLoad,
  edit: measureUpdateScore,
}

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
  say(figureTable(figures))
  process.stdout.write(`${JSON.stringify({ node: process.version, figures }, null, 2)}\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
})
