import { stopsOf } from './use-breadcrumbs'

it('leads from the season down to the team', () => {
  expect(stopsOf({ season: '2', league: '5', team: '9' }).map(stop => stop.to)).toEqual([
    '/dashboard/seasons/2',
    '/dashboard/seasons/2/leagues/5',
    '/dashboard/seasons/2/leagues/5/teams/9',
  ])
})

it('has a name for what cannot be read', () => {
  expect(stopsOf({ season: '2', player: '12' }).map(stop => stop.fallback)).toEqual(['Season 2', 'Player 12'])
})
