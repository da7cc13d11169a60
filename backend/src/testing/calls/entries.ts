import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { league, entry, restoring } from './fillings'

/** Calls of teams in a league, and their rosters. */
export const ENTRY_CALLS: readonly SliceCall[] = [
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams', 'staff', 'thing', league),
  call('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams', 'staff', 'thing', sample => ({
    ...league(sample),
    body: { name: unique('Team'), copyFromTeamId: null, colors: ['#0c2340', '#f2b705'], abbreviation: 'TEA' },
  })),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', 'tenant', 'thing', entry),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/rank', 'tenant', 'thing', entry),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', 'staff', 'thing', sample => ({
    ...entry(sample),
    body: {
      name: unique('Hawks'),
      captainId: sample.player,
      captain: 'Ana Lee',
      colors: ['#c8102e'],
      abbreviation: 'HAW',
    },
  })),
  call('DELETE', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', 'staff', 'thing', async sample => ({
    ids: { ...league(sample).ids, id: await sample.fresh.team() },
  })),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/restore',
    'staff',
    'thing',
    async sample => {
      const ids = { ...league(sample).ids, id: await sample.fresh.team() }
      return restoring('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', ids, sample.fresh)
    },
    204,
  ),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players', 'staff', 'thing', entry),
  call('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players', 'staff', 'thing', sample => ({
    ...entry(sample),
    body: { firstName: 'Cy', lastName: 'Fox', attributeValues: [{ attribute_id: 1, value: '12' }] },
  })),
  call('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/list', 'staff', 'thing', sample => ({
    ...entry(sample),
    body: { players: [{ firstName: unique('Cy'), lastName: 'Fox', number: '12' }, { firstName: unique('Di') }], confirm: true },
  })),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/move',
    'staff',
    'thing',
    async sample => ({
      ...entry(sample),
      body: { player_ids: [await sample.fresh.player()] },
    }),
    200,
  ),
  call(
    'DELETE',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}',
    'staff',
    'thing',
    async sample => ({
      ids: { ...entry(sample).ids, playerId: await sample.fresh.player() },
    }),
  ),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}/restore',
    'staff',
    'thing',
    async sample => {
      const ids = { ...entry(sample).ids, playerId: await sample.fresh.player() }
      return restoring('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}', ids, sample.fresh)
    },
    204,
  ),
]
