import { unique, uniqueDate, type Sample } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { team, restoring } from './fillings'

const freshTeam = async ({ fresh }: Sample): Promise<Filling> => ({ ids: { id: await fresh.team() } })

/** Calls of teams. */
export const TEAM_CALLS: readonly SliceCall[] = [
  call('GET', '/api/teamsv2', 'tenant', 'organization'),
  call('GET', '/api/teamsv2/{id}', 'tenant', 'thing', team),
  call('GET', '/api/teamsv2/{id}/places', 'tenant', 'thing', team),
  call('GET', '/api/teams', 'staff', 'organization'),
  call('POST', '/api/teams', 'staff', 'thing', ({ league: { league } }) => ({
    body: { name: unique('Team'), leagueId: league, colors: ['#0c2340'], abbreviation: 'TEA' },
  })),
  call('POST', '/api/teams/list', 'staff', 'thing', ({ league: { league } }) => ({
    body: { leagueId: league, names: [unique('Team'), unique('Team')], confirm: false, reason: 'from last year' },
  })),
  call('PUT', '/api/teams/{id}', 'staff', 'thing', sample => ({
    ...team(sample),
    body: {
      name: unique('Hawks'),
      leagueId: sample.league.league,
      colors: ['#c8102e'],
      abbreviation: 'HAW',
      unavailableSlots: ['18:00', `${uniqueDate()} 19:00`],
    },
  })),
  call('DELETE', '/api/teams/{id}', 'staff', 'thing', freshTeam),
  call(
    'POST',
    '/api/teams/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/teams/{id}', { id: await fresh.team() }, fresh),
    204,
  ),
  call('GET', '/api/teams/teamsByLeague', 'staff', 'thing', ({ league: { league } }) => ({ query: `leagueId=${league}` })),
]
