import { ATTRIBUTE_CALLS } from './calls/attributes'
import { BRACKET_CALLS } from './calls/brackets'
import { BUSINESS_CALLS } from './calls/businesses'
import { DIVISION_CALLS } from './calls/divisions'
import { BYE_CALLS } from './calls/byes'
import { ENTRY_CALLS } from './calls/entries'
import { GAME_CALLS } from './calls/games'
import { LEAGUE_CALLS } from './calls/leagues'
import { MENU_CALLS } from './calls/menu'
import { OPERATION_CALLS } from './calls/operations'
import { ORGANIZATION_CALLS } from './calls/organizations'
import { PERIOD_CALLS } from './calls/periods'
import { PLAYER_CALLS } from './calls/players'
import { SCENARIO_CALLS } from './calls/scenarios'
import { SCORER_CALLS } from './calls/scorers'
import { SCHEDULE_CALLS } from './calls/schedules'
import { SEASON_CALLS } from './calls/seasons'
import { SIGN_IN_CALLS } from './calls/sign-in'
import { SITE_CALLS } from './calls/site'
import { STATISTIC_CALLS } from './calls/statistics'
import { TEAM_CALLS } from './calls/teams'
import { USER_CALLS } from './calls/users'
import { game, player, team } from './calls/fillings'
import { call, type SliceCall } from './slice'

/** Every documented call that is built, as the list of calls names it; those of a context are in its file of `calls/`. */
export const DOCUMENTED: readonly SliceCall[] = [
  ...SIGN_IN_CALLS,
  ...ORGANIZATION_CALLS,
  ...MENU_CALLS,
  ...BUSINESS_CALLS,
  ...SITE_CALLS,
  ...STATISTIC_CALLS,
  ...PERIOD_CALLS,
  ...ATTRIBUTE_CALLS,
  ...USER_CALLS,
  ...SEASON_CALLS,
  ...LEAGUE_CALLS,
  ...DIVISION_CALLS,
  ...GAME_CALLS,
  ...BRACKET_CALLS,
  ...BYE_CALLS,
  ...ENTRY_CALLS,
  ...SCHEDULE_CALLS,
  ...TEAM_CALLS,
  ...PLAYER_CALLS,
  ...OPERATION_CALLS,
  ...SCENARIO_CALLS,
  ...SCORER_CALLS,
]

/** Calls that no list of calls names: they show nothing of anybody, or only what other calls show. */
export const UNLISTED: readonly SliceCall[] = [
  call('GET', '/api/gamesv2/days', 'tenant', 'organization'),
  call('GET', '/api/listings', 'anyone', 'nothing'),
  call('GET', '/api/gamesv2/corrections', 'tenant', 'organization'),
  call('GET', '/api/gamesv2/progress', 'tenant', 'organization'),
  call('GET', '/api/gamesv2/{id}/comparison', 'tenant', 'thing', game),
  call('GET', '/api/gamesv2/{id}/calendar.ics', 'tenant', 'thing', game),
  call('GET', '/api/results.rss', 'tenant', 'organization'),
  call('GET', '/api/schedule-changes.rss', 'tenant', 'thing', ({ teams: [id] }) => ({ query: `teamId=${id}` })),
  call('GET', '/api/schedule-changes', 'staff', 'organization'),
  call('GET', '/api/teamsv2/{id}/schedule-changes', 'tenant', 'thing', team),
  call('GET', '/api/standings.csv', 'tenant', 'organization'),
  call('GET', '/api/schedule.csv', 'tenant', 'organization'),
  call('GET', '/api/leaders.csv', 'tenant', 'organization'),
  call('GET', '/api/players.csv', 'tenant', 'organization'),
  call('GET', '/api/playersv2/directory', 'tenant', 'organization'),
  call('GET', '/api/gamesv2/{id}/box-score.csv', 'tenant', 'thing', game),
  call('GET', '/api/playersv2/{id}/games.csv', 'tenant', 'thing', player),
  call('GET', '/api/preview.png', 'tenant', 'organization'),
  call('GET', '/api/standings/preview.png', 'tenant', 'organization'),
  call('GET', '/api/gamesv2/{id}/preview.png', 'tenant', 'organization', game),
  call('GET', '/api/playersv2/{id}/preview.png', 'tenant', 'organization', player),
  call('GET', '/api/seasonsv2/{seasonId}/divisions/{divisionId}/preview.png', 'tenant', 'organization', ({ matchup }) => ({
    ids: { seasonId: matchup.season, divisionId: matchup.division },
  })),
  call('GET', '/api/icon.png', 'tenant', 'organization'),
  call('GET', '/api/site.webmanifest', 'tenant', 'organization'),
  call('GET', '/api/health/live', 'anyone', 'nothing'),
  call('GET', '/api/health/ready', 'anyone', 'nothing'),
  call('GET', '/api/leaders', 'tenant', 'organization'),
  call('GET', '/api/search', 'tenant', 'organization', () => ({ query: 'q=ana' })),
  call('GET', '/metrics', 'anyone', 'nothing'),
]

/** Calls whose answer does not end; each has tests of its own. */
export const STREAMS: readonly SliceCall[] = [call('GET', '/api/live', 'tenant', 'organization')]
