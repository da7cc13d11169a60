import { noImports } from '@fullcourt/domain/imports/state'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import { unmappedIds } from './external-ids'

const nothingElse: LeagueRows = { teams: [], players: [], rosters: { kind: 'named', places: [] }, games: [], count: 0 }
const hash = (_: string, text: string) => `hash of ${text}`

const players = (count: number) =>
  Array.from({ length: count }, (_, player) => ({ id: `p${player}`, firstName: 'Ana', lastName: 'Lee' }))

it('Ids of thousands of players are reserved in parts, because an append is limited', () => {
  const parts = unmappedIds(hash, { ...nothingElse, players: players(2_500) }, noImports.ids)
  expect(parts.map(({ kind, externals }) => [kind, externals.length])).toEqual([
    ['player', 1_000],
    ['player', 1_000],
    ['player', 500],
  ])
  expect(new Set(parts.flatMap(({ externals }) => externals)).size).toBe(2_500)
})

it('What refers to something already is not reserved again', () => {
  const teams = ['HAR', 'MTL'].map(id => ({ id, name: id }))
  const mapped = { ...noImports.ids, team: new Map([['HAR', 11]]) }
  expect(unmappedIds(hash, { ...nothingElse, teams }, mapped)).toEqual([
    { kind: 'team', externals: ['MTL'] },
    { kind: 'entry', externals: ['HAR', 'MTL'] },
  ])
})
