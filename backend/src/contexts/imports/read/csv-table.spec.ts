import { ImportProblems } from '../check/problems'
import { LONGEST_LINE, MOST_COLUMNS, mostRows, readTable } from './csv-table'

const FILE = 'teams.csv'
const MEGABYTE = 1024 * 1024

const read = (text: string) => {
  const problems = new ImportProblems()
  const table = readTable(FILE, Buffer.from(text), { required: ['id'], optional: ['name'] }, problems)
  return { rows: table?.rows.length, problems: problems.report.all }
}

describe('A file of a league', () => {
  it('may have as many lines as it says', () =>
    expect(read(`id\n${'a\n'.repeat(mostRows('teams.csv'))}`)).toEqual({ rows: mostRows('teams.csv'), problems: [] }))

  it('has no more of them, and is not read to its end to find out', () =>
    expect(read(`id\n${'a\n'.repeat(20 * MEGABYTE)}`).problems).toEqual([
      `teams.csv: has more than ${mostRows('teams.csv')} lines.`,
    ]))

  it('has no line that is longer than a line may be', () =>
    expect(read(`id\na\n${'b'.repeat(LONGEST_LINE + 1)}\n`).problems).toEqual([
      'teams.csv line 3: is longer than 20000 characters; nothing of the file was read.',
    ]))

  it('has no more columns than any league needs', () =>
    expect(read(`id${',x'.repeat(MOST_COLUMNS)}\na\n`).problems).toEqual([
      'teams.csv line 1: has 101 columns; at most 100 are read.',
    ]))
})

describe('A file that is meant to do harm is refused in the time that reading it once takes', () => {
  const QUOTE = 'a quote does not begin or end as it should; nothing of the file was read.'

  it('with a quote that never ends', () =>
    expect(read(`id\n"${'a\n'.repeat(10 * MEGABYTE)}`).problems).toEqual([`teams.csv line 2: ${QUOTE}`]))

  it('with quotes that never end on every line', () =>
    expect(read(`id\n${'"a\n'.repeat(5 * MEGABYTE)}`).problems).toEqual([`teams.csv line 2: ${QUOTE}`]))

  it('with nothing but commas', () =>
    expect(read(`id\n${','.repeat(13 * MEGABYTE)}`).problems).toEqual([
      'teams.csv line 2: is longer than 20000 characters; nothing of the file was read.',
    ]))
})
