import type { AdminColumn } from './admin-column'
import { csvOf } from './csv'

type Team = { readonly name: string; readonly players: number; readonly captain: string | null }

const columns: readonly AdminColumn<Team>[] = [
  { key: 'name', head: 'Name', by: ({ name }) => name, show: () => null },
  { key: 'players', head: '# Players', show: ({ players }) => players },
  { key: 'captain', head: 'Captain', text: ({ captain }) => captain, show: () => '–' },
  { key: 'edit', head: 'Edit', show: () => null },
]

const rowOf = (team: Partial<Team>) => csvOf(columns, [{ name: 'Hawks', players: 9, captain: null, ...team }]).split('\r\n')[1]

it('has a heading, a line for each row, and no column for buttons', () => {
  expect(csvOf(columns, [{ name: 'Hawks', players: 9, captain: 'Ana' }])).toBe('Name,# Players,Captain\r\nHawks,9,Ana\r\n')
})

it('quotes what would end a cell', () => {
  expect(rowOf({ name: 'Hawks, "red"' })).toBe('"Hawks, ""red""",9,')
})

it('makes no formula of a text, nor of what stands behind a separator in it', () => {
  expect([rowOf({ name: '@home' }), rowOf({ name: 'Owls;=1' })]).toEqual(["'@home,9,", "Owls;'=1,9,"])
})

it('leaves a negative number a number', () => {
  expect(rowOf({ players: -1 })).toBe('Hawks,-1,')
})
