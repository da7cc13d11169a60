import type { AdminColumn } from './admin-column'
import { rowsWith } from './TableFilter'

type Team = { readonly name: string; readonly captain: string | null; readonly wins: number }

const columns: readonly AdminColumn<Team>[] = [
  { key: 'name', head: 'Name', by: ({ name }) => name, show: ({ name }) => name },
  { key: 'captain', head: 'Captain', by: ({ captain }) => captain, show: ({ captain }) => captain },
  { key: 'wins', head: 'Wins', by: ({ wins }) => wins, show: ({ wins }) => wins },
  { key: 'acts', head: 'Actions', show: () => 'Edit' },
]
const teams: readonly Team[] = [
  { name: 'Montréal Triple Threats', captain: 'Ana Lee', wins: 12 },
  { name: 'Hawks', captain: null, wins: 3 },
]

it.each([
  ['', 2],
  ['  ', 2],
  ['montreal', 1],
  ['LEE triple', 1],
  ['hawks lee', 0],
  ['12', 1],
  ['edit', 0],
])('%j finds %i', (wanted, count) => expect(rowsWith(teams, columns, wanted)).toHaveLength(count))
