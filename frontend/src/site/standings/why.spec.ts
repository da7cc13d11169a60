import { askingFor, rankAskedIn } from './why'

const asked = (text: string) => rankAskedIn(new URLSearchParams(text))

it('An address names a team in a league', () => expect(asked('league=5&why=12-7')).toEqual({ league: 12, team: 7 }))

it.each(['', 'why=', 'why=7', 'why=0-7', 'why=12-x'])('An address that names none asks for none: %s', text =>
  expect(asked(text)).toBeUndefined(),
)

it('Other filters stay in the address, and what a page does not know is left out', () => {
  const search = new URLSearchParams('league=5&utm=x&why=12-7')
  expect(askingFor(search, { league: 1, team: 2 })).toBe('?league=5&why=1-2')
  expect(askingFor(search, undefined)).toBe('?league=5')
  expect(askingFor(new URLSearchParams(), undefined)).toBe('')
})
