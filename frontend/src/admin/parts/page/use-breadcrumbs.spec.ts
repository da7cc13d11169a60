import { stopsDownTo } from './use-breadcrumbs'

const toRoster = stopsDownTo('roster', { season: 2, league: 5, team: 9 }, 'staff')

it('leads from the seasons down to the team', () => {
  expect(toRoster.map(stop => stop.to)).toEqual([
    '/dashboard/seasons',
    '/dashboard/seasons/2',
    '/dashboard/seasons/2/leagues/5',
    '/dashboard/seasons/2/leagues/5/teams/9',
  ])
})

it('has a name for what cannot be read', () => {
  expect(toRoster.map(stop => stop.fallback)).toEqual(['Seasons', 'Season 2', 'League 5', 'Team 9'])
})

it('ends where a game has no league', () => {
  expect(stopsDownTo('game', { season: 2 }, 'staff').map(stop => stop.fallback)).toEqual(['Seasons', 'Season 2'])
})

it('leads through no page that the person may not see', () => {
  expect(stopsDownTo('organizations', {}, 'org_owner')).toEqual([])
})
