import { cellsOf, type PastedLine } from '../facts/pasted-text'
import { beginsWithNumber, playerInCells, playerInColumns, type PastedPlayer } from '../players/pasted-players'
import { columnsOfHeadings, type PlayerColumn } from '../players/player-columns'

/** A line of a table: the cells that name its league and its team, '' where there is none, and its player where it has one. */
export type PastedTableRow = {
  readonly line: number
  readonly league: string
  readonly team: string
  readonly player: PastedPlayer | null
}

const isSomebody = ({ firstName, lastName, number }: PastedPlayer) => firstName + lastName + (number ?? '') !== ''

const ENDS_WITH_NUMBER = /(?:^|[\s#])\d{1,3}$/u

/** The columns of headings that name those of a team: with its players, or with its league alone. */
const columnsOf = (cells: readonly string[]): readonly PlayerColumn[] | undefined => {
  const columns = columnsOfHeadings(cells) ?? columnsOfHeadings([...cells, 'Name'])
  const isOfTeams = columns?.includes('team') && (columns.includes('league') || columnsOfHeadings(cells))
  return isOfTeams ? columns : undefined
}

/** Spreadsheets leave a cell blank where it says what the one above says. */
const filledDown = (rows: readonly PastedTableRow[]): readonly PastedTableRow[] => {
  let [league, team] = ['', '']
  return rows.map(row => {
    team = row.team || (row.league && row.league !== league ? '' : team)
    league = row.league || league
    return { ...row, league, team }
  })
}

const rowUnder = (columns: readonly PlayerColumn[], row: PastedLine): PastedTableRow => {
  const cells = cellsOf(row.text)
  const at = (column: PlayerColumn) => cells[columns.indexOf(column)] ?? ''
  const player = playerInColumns(columns, row)
  return { line: row.line, league: at('league'), team: at('team'), player: isSomebody(player) ? player : null }
}

/** `Harbor, Ana Müller, 7` in every line, without headings: some have a number, or a team comes more than once. */
const isTableOfPlayers = (lines: readonly PastedLine[]) => {
  const rows = lines.map(({ text }) => cellsOf(text))
  const teams = new Set(rows.map(([team]) => team))
  return (
    lines.length > 0 &&
    rows.every(([team = '', player = '']) => team !== '' && player !== '') &&
    !lines.some(beginsWithNumber) &&
    (teams.size < rows.length || rows.some(([, ...cells]) => cells.some(cell => ENDS_WITH_NUMBER.test(cell))))
  )
}

const rowWithout = ({ line, text }: PastedLine): PastedTableRow => {
  const [team = '', ...cells] = cellsOf(text)
  return { line, league: '', team, player: playerInCells(line, cells) }
}

/** The rows of a text that is a table with a column for the team, with or without headings; undefined where it is none. */
export const pastedTable = (lines: readonly PastedLine[]): readonly PastedTableRow[] | undefined => {
  const [first, ...others] = lines
  const columns = columnsOf(cellsOf(first?.text ?? ''))
  if (columns) return filledDown(others.map(line => rowUnder(columns, line)))
  return isTableOfPlayers(lines) ? lines.map(rowWithout) : undefined
}
