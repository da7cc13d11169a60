import { BY_LOT, RULES_OF_SAMPLE, unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { flipped, inSeason, league, restoring } from './fillings'

/** Calls of leagues. */
export const LEAGUE_CALLS: readonly SliceCall[] = [
  call('GET', '/api/leagues', 'tenant', 'organization'),
  call('GET', '/api/leaguesv2', 'tenant', 'organization'),
  call('GET', '/api/seasonsleagues', 'tenant', 'organization'),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}', 'tenant', 'thing', league),
  call('POST', '/api/seasonsv2/{seasonId}/leagues', 'staff', 'thing', sample => ({
    ...inSeason(sample),
    body: { name: unique('League'), copyFromSeasonId: null },
  })),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/order', 'staff', 'thing', async ({ fresh }) => {
    const { season: seasonId, league: id } = await fresh.league()
    return { ids: { seasonId }, body: { orderedLeagues: [{ id, position: 1 }] } }
  }),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}', 'staff', 'thing', sample => ({
    ...league(sample),
    body: { name: unique('League') },
  })),
  call('DELETE', '/api/seasonsv2/{seasonId}/leagues/{leagueId}', 'staff', 'thing', async ({ fresh }) => {
    const { season: seasonId, league: leagueId } = await fresh.league()
    return { ids: { seasonId, leagueId } }
  }),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/restore',
    'staff',
    'thing',
    async ({ fresh }) => {
      const { season: seasonId, league: leagueId } = await fresh.league()
      return restoring('/api/seasonsv2/{seasonId}/leagues/{leagueId}', { seasonId, leagueId }, fresh)
    },
    204,
  ),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule', 'staff', 'thing', league),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule', 'staff', 'thing', sample => ({
    ...league(sample),
    body: { rule: flipped(sample, 'order rule') ? BY_LOT : null },
  })),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/play-off-places', 'staff', 'thing', sample => ({
    ...league(sample),
    body: { places: flipped(sample, 'play-off places') ? 4 : 8 },
  })),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/courtside-rules', 'staff', 'thing', league),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/courtside-rules', 'staff', 'thing', sample => ({
    ...league(sample),
    body: { ...RULES_OF_SAMPLE, bonusFouls: flipped(sample, 'courtside rules') ? 6 : 7 },
  })),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule/preview',
    'staff',
    'thing',
    sample => ({ ...league(sample), body: { rule: BY_LOT } }),
    200,
  ),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/lots',
    'staff',
    'thing',
    async ({ fresh }) => {
      const { league, teams } = await fresh.equalTeams()
      return { ids: { seasonId: league.season, leagueId: league.league }, body: { teams } }
    },
    200,
  ),
  call('GET', '/api/seasonsv2/{seasonId}/leagues-with-teams-public', 'tenant', 'thing', inSeason),
]
