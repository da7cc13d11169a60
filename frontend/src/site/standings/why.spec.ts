import { rankAskedIn } from './why'

const asked = (query: string) => rankAskedIn(new URLSearchParams(query))

it('an address asks for the rank of a team in a league', () => expect(asked('why=12-7')).toEqual({ league: 12, team: 7 }))

it.each(['', 'why=12', 'why=12-x', 'why=0-7'])('%j asks for none', query => expect(asked(query)).toBeUndefined())

it('the table of an earlier day is not explained by the ranks of now', () =>
  expect(asked('why=12-7&through=2026-11-02')).toBeUndefined())
