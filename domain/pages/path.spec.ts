import { addressOf, firstSegment, matchPath } from './path'

const league = '/dashboard/seasons/:season/leagues/:league'

it('An address is the path with its parameters', () => {
  expect(addressOf(league, { season: 2, league: '5' })).toBe('/dashboard/seasons/2/leagues/5')
  expect(addressOf('/imports', {})).toBe('/imports')
})

it('An address gives its parameters back, whatever the case of its letters', () =>
  expect(matchPath(league, '/Dashboard/Seasons/2/leagues/5')).toEqual({ season: 2, league: 5 }))

it('A path without parameters is its own address', () => expect(matchPath('/imports', '/imports')).toEqual({}))

it.each(['/games/x', '/games/-1', '/games/1.5', '/games/', '/games/7/more', '/games/1234567890123456', '/a/games/7'])(
  'A parameter is a whole number: %s is no game',
  address => expect(matchPath('/games/:game', address)).toBeUndefined(),
)

it('The first segment is compared in small letters', () =>
  expect(['/', '/teamList', '//Login/'].map(firstSegment)).toEqual(['', 'teamlist', 'login']))
