import { tableChoiceIn, divisionsIn, tableFor, teamsOutside } from './shown'
import type { LeagueTable, TableRow } from './tables'

const row = (name: string, leagueName: string, division: number | null = null, position: number | null = null) =>
  ({
    id: name.length,
    name,
    leagueName,
    rank: 1,
    division_id: division,
    divisionName: division && `Division ${division}`,
    position,
  }) as TableRow

const MONDAY: LeagueTable = { id: 1, name: 'Monday', rows: [row('Hawks', 'Monday', 10, 1), row('Bulls', 'Monday', 2, 0)] }
const SUNDAY: LeagueTable = { id: 2, name: 'Sunday', rows: [row('Aces', 'Sunday', 10, 0), row('Kings', 'Sunday')] }
const both = [MONDAY, SUNDAY]
const none = { league: undefined, division: undefined }

const named = (tables: readonly LeagueTable[] = []) =>
  tables.map(({ name, rows }) => [name, rows.map(team => `${team.rank} ${team.name}`)])

it('Divisions are in the order of their names, numbers as numbers, and their teams in that of their seeds', () =>
  expect(named(divisionsIn(both))).toEqual([
    ['Division 2', ['1 Bulls']],
    ['Division 10', ['1 Aces', '2 Hawks']],
  ]))

describe('Shown are', () => {
  const placed = [MONDAY, { ...SUNDAY, rows: SUNDAY.rows.slice(0, 1) }]

  it('the divisions where nothing is chosen and every team is in one', () =>
    expect(tableFor(placed, none)).toMatchObject({ kind: 'bracket', tables: [{ id: 2 }, { id: 10 }] }))

  it('whole leagues where nothing is chosen and a team would be missing', () =>
    expect(tableFor(both, none)).toMatchObject({ kind: 'leagues', tables: both }))

  it('the divisions where the bracket is chosen', () => {
    expect(tableFor(both, { ...none, division: 'bracket' })).toMatchObject({ kind: 'bracket', tables: [{ id: 2 }, { id: 10 }] })
    expect(teamsOutside(both)).toBe(1)
    expect(teamsOutside(placed)).toBe(0)
  })

  it('nothing where the bracket is chosen and there is none', () =>
    expect(tableFor([{ ...SUNDAY, rows: [row('Kings', 'Sunday')] }], { ...none, division: 'bracket' })).toBeUndefined())

  it('the leagues where there are no divisions', () => {
    const plain = [{ ...SUNDAY, rows: [row('Kings', 'Sunday')] }]
    expect(tableFor(plain, none)).toMatchObject({ kind: 'leagues', tables: [{ id: 2 }] })
  })

  it('the leagues, or one of them, where they are chosen', () => {
    expect(tableFor(both, { ...none, division: 'leagues' })).toMatchObject({ kind: 'leagues', tables: both })
    expect(tableFor(both, { ...none, league: 2 })).toMatchObject({ kind: 'leagues', tables: [SUNDAY] })
  })

  it('one division, or its teams of one league', () => {
    expect(named(tableFor(both, { ...none, division: 10 })?.tables)).toEqual([['Division 10', ['1 Aces', '2 Hawks']]])
    expect(named(tableFor(both, { league: 1, division: 10 })?.tables)).toEqual([['Division 10', ['2 Hawks']]])
  })

  it('none where a league or a division is chosen that is not there', () => {
    expect(tableFor(both, { ...none, league: 9 })).toBeUndefined()
    expect(tableFor(both, { league: 9, division: 10 })).toBeUndefined()
    expect(tableFor(both, { ...none, division: 9 })).toBeUndefined()
  })
})

it('An address chooses by ids, or the tables of leagues by their word', () => {
  expect(tableChoiceIn(new URLSearchParams('league=1&division=leagues'))).toEqual({ league: 1, division: 'leagues' })
  expect(tableChoiceIn(new URLSearchParams('division=bracket'))).toEqual({ league: undefined, division: 'bracket' })
  expect(tableChoiceIn(new URLSearchParams('league=x&division=7'))).toEqual({ league: undefined, division: 7 })
})
