import { inSeason } from './kept-season'

it.each([
  ['/teams/7', '/teams/7?season=3'],
  ['/schedule?team=7', '/schedule?team=7&season=3'],
  ['/', '/?season=3'],
  ['/players/7#teams', '/players/7?season=3#teams'],
])('In a past season %s leads to %s', (to, expected) => expect(inSeason(to, 3)).toBe(expected))

it.each(['/teams/7?season=2', '/tournamentBracket?divisionId=8&seasonId=2', '/login', '/about'])(
  'An address that names its season, or is of none, stays as it is: %s',
  to => expect(inSeason(to, 3)).toBe(to),
)

it('In the active season no link names it', () => expect(inSeason('/teams/7', undefined)).toBe('/teams/7'))
