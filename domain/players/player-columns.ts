export type PlayerColumn = 'number' | 'firstName' | 'lastName' | 'name' | 'team' | 'league' | 'other'

const HEADINGS: { readonly [heading: string]: PlayerColumn } = {
  '#': 'number',
  no: 'number',
  nr: 'number',
  num: 'number',
  number: 'number',
  jersey: 'number',
  'jersey number': 'number',
  'shirt number': 'number',
  first: 'firstName',
  'first name': 'firstName',
  firstname: 'firstName',
  'given name': 'firstName',
  last: 'lastName',
  'last name': 'lastName',
  lastname: 'lastName',
  surname: 'lastName',
  'family name': 'lastName',
  name: 'name',
  names: 'name',
  player: 'name',
  players: 'name',
  'player name': 'name',
  'full name': 'name',
  'last, first': 'name',
  'last name, first name': 'name',
  'name (last, first)': 'name',
  team: 'team',
  'team name': 'team',
  league: 'league',
  'league name': 'league',
}

const columnOf = (cell: string): PlayerColumn =>
  HEADINGS[cell.toLowerCase().replace(/[._]/gu, ' ').replace(/\s+/gu, ' ').trim()] ?? 'other'

/**
 * Whether a line without cells is nothing but headings: `No First Last`, `Player name`. Such a line names no columns, for those
 * under it have none.
 */
export const isHeadingLine = (text: string): boolean => {
  const words = text.split(' ').map(columnOf)
  return columnOf(text) !== 'other' || (words.length > 1 && words.every(word => word !== 'other'))
}

const NAMES: readonly PlayerColumn[] = ['firstName', 'lastName', 'name']

/** The columns that the headings of a table name; undefined where the cells are none. */
export const columnsOfHeadings = (cells: readonly string[]): readonly PlayerColumn[] | undefined => {
  const columns = cells.map(columnOf)
  const isHeadings = cells.length > 1 && columns.filter(column => column !== 'other').length > 1
  return isHeadings && columns.some(column => NAMES.includes(column)) ? columns : undefined
}
