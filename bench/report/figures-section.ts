/** A row of the table: the name of the figure first. */
export type Cells = readonly string[]

export const HEAD: Cells = ['figure', 'ours', 'limit', 'unit', 'ratio', 'aim', '', 'commit', 'date']

const BEGIN = '<!-- npm run bench -- --write: begin -->'
const END = '<!-- npm run bench -- --write: end -->'
const EMPTY = `\n## Figures of the bench\n\n${BEGIN}\n${END}\n`

const cellsIn = (line: string): Cells =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** A table as prettier writes it. */
const tableOf = (rows: readonly Cells[]): string => {
  const widths = HEAD.map((_, column) => Math.max(3, ...[HEAD, ...rows].map(cells => (cells[column] ?? '').length)))
  const line = (cells: Cells) => `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(HEAD), `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}

/**
 * A document with these figures in its marked section, each in the place of the one of the same name; those that were not measured
 * this time stay as they are. A document without the section gets it at its end.
 */
export const withFigures = (document: string, rows: readonly Cells[]): string => {
  const marked = document.includes(BEGIN) ? document : document + EMPTY
  const [before = '', rest = ''] = marked.split(BEGIN)
  const [table = '', after = ''] = rest.split(END)
  const known = table.trim().split('\n').slice(2).map(cellsIn)
  const replaced = known.map(cells => rows.find(([name]) => name === cells[0]) ?? cells)
  const added = rows.filter(([name]) => !known.some(cells => cells[0] === name))
  return [before, BEGIN, '\n\n', tableOf([...replaced, ...added]), '\n\n', END, after].join('')
}
