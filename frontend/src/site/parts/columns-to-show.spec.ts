import { columnsToShow } from './columns-to-show'

type Row = { wins: number; captain: string | null; league: string }
const row = (wins: number, captain: string | null, league = 'Monday'): Row => ({ wins, captain, league })
const columns = [
  { key: 'W', name: 'Wins', by: (of: Row) => of.wins, show: (of: Row) => of.wins },
  { key: 'captain', name: 'Captain', by: (of: Row) => of.captain, show: () => null },
  { key: 'league', name: 'League', show: (of: Row) => of.league },
]
const shown = (...rows: Row[]) => columnsToShow(columns, rows, ['W']).map(({ key }) => key)

it('A column that is empty in every row gives way', () => expect(shown(row(1, null), row(2, null))).toEqual(['W']))

it('A column that says the same in every row gives way', () =>
  expect(shown(row(1, 'Ana'), row(2, 'Ben'))).toEqual(['W', 'captain']))

it('What differs stays, also where some are empty', () =>
  expect(shown(row(1, null, 'Monday'), row(2, 'Ben', 'Tuesday'))).toEqual(['W', 'captain', 'league']))

it('A column that is always shown stays, though all are equal', () => expect(shown(row(0, null), row(0, null))).toEqual(['W']))

it('Of a single row what is not empty is shown', () => expect(shown(row(0, null))).toEqual(['W', 'league']))
