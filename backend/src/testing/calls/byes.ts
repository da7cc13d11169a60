import { uniqueDate } from '../sample'
import { call, type SliceCall } from '../slice'
import { league, restoring } from './fillings'

/** Calls of byes and of weeks off. */
export const BYE_CALLS: readonly SliceCall[] = [
  call('GET', '/api/bye-dates/season/{seasonId}/league/{leagueId}', 'staff', 'thing', league),
  call('GET', '/api/bye-dates/public', 'tenant', 'organization'),
  call('POST', '/api/bye-dates', 'staff', 'thing', ({ teams: [team], league: { league } }) => ({
    body: { date: uniqueDate(), team_id: team, league_id: league, reason: 'asked for it' },
  })),
  call('DELETE', '/api/bye-dates/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.bye() } })),
  call(
    'POST',
    '/api/bye-dates/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/bye-dates/{id}', { id: await fresh.bye() }, fresh),
    204,
  ),
  call('GET', '/api/week-offs/season/{seasonId}/league/{leagueId}', 'staff', 'thing', league),
  call('GET', '/api/week-offs/public', 'tenant', 'organization'),
  call('POST', '/api/week-offs', 'staff', 'thing', ({ league: { season, league } }) => ({
    body: { season_id: season, league_id: league, date: uniqueDate(), reason: 'Gym closed' },
  })),
  call('DELETE', '/api/week-offs/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.weekOff() } })),
  call(
    'POST',
    '/api/week-offs/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/week-offs/{id}', { id: await fresh.weekOff() }, fresh),
    204,
  ),
]
