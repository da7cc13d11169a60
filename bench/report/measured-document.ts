import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { holds, type Figure } from '../figure'
import { withFigures, type Cells } from './figures-section'
import { withGrowth, type Measured } from './growth-section'
import { aimOf, shown } from './table'

const REPOSITORY = resolve(__dirname, '../../..')
const DOCUMENT = resolve(REPOSITORY, 'docs/measured.md')

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim()

/** The commit that is measured; where files other than the document differ from it, that is said. */
const measuredCommit = (): string => {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/measured.md') !== ''
  return `${git('rev-parse', '--short=8', 'HEAD')}${changed ? ' and changes' : ''}`
}

const cellsOf = (figure: Figure, commit: string, date: string): Cells => [
  figure.name,
  shown(figure.ours),
  shown(figure.limit),
  figure.unit,
  figure.ratio.toFixed(2),
  aimOf(figure),
  holds(figure) ? 'holds' : '**falls short**',
  commit,
  date,
]

const measuredNow = (): Measured => ({ commit: measuredCommit(), date: new Date().toISOString().slice(0, 10) })

/** Writes figures into docs/measured.md#figures, each with the commit and the day on which it was measured. */
export const writeFigures = async (figures: readonly Figure[]): Promise<void> => {
  const { commit, date } = measuredNow()
  const rows = figures.map(figure => cellsOf(figure, commit, date))
  await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), rows))
}

/** Writes a plot of growth into the same document, with the commit and the day on which it was measured. */
export const writeGrowth = async (plot: string): Promise<void> =>
  writeFile(DOCUMENT, withGrowth(await readFile(DOCUMENT, 'utf8'), plot, measuredNow()))
