import { withSection, type Section } from './marked-section'

/** A row of the table: the name of the figure first. */
export type Cells = readonly string[]

export const HEAD: Cells = ['figure', 'ours', 'limit', 'unit', 'ratio', 'aim', '', 'commit', 'date']

const SECTION: Section = { heading: 'Figures of the bench', command: 'npm run bench -- --write' }

const cellsIn = (line: string): Cells =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** A table, formatted as documents are. */
const tableOf = (rows: readonly Cells[]): string => {
  const widths = HEAD.map((_, column) => Math.max(3, ...[HEAD, ...rows].map(cells => (cells[column] ?? '').length)))
  const line = (cells: Cells) => `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(HEAD), `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}

/**
 * A document with these figures in its marked section, each in the place of the one of the same name; those that were not measured
 * this time stay as they are. A document without the section gets it at its end.
 */
export const withFigures = (document: string, rows: readonly Cells[]): string =>
  withSection(document, SECTION, table => {
    const known = table.split('\n').slice(2).map(cellsIn)
    const replaced = known.map(cells => rows.find(([name]) => name === cells[0]) ?? cells)
    const added = rows.filter(([name]) => !known.some(cells => cells[0] === name))
    return tableOf([...replaced, ...added])
  })
