import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { readModels } from '@fullcourt/projections/models/models'
import { statId } from '../games/testing/calls'
import { formOf, partsOf } from '../imports/testing/form'
import { smallLeague } from '../imports/testing/small-league'
import { unique, type Sample } from './sample'
import { addressOf, call, type Filling, type SliceCall } from './slice'

const organization = ({ organization: { id } }: Sample): Filling => ({ ids: { id } })
const user = ({ user: id }: Sample): Filling => ({ ids: { id } })
const season = ({ league: { season: id } }: Sample): Filling => ({ ids: { id } })
const inSeason = ({ league: { season } }: Sample): Filling => ({ ids: { seasonId: season } })
const league = ({ league: { season, league } }: Sample): Filling => ({ ids: { seasonId: season, leagueId: league } })
const entry = (sample: Sample): Filling => ({ ids: { ...league(sample).ids, id: sample.teams[0] } })
const team = ({ teams: [id] }: Sample): Filling => ({ ids: { id } })
const player = ({ player: id }: Sample): Filling => ({ ids: { id } })
const game = ({ game: id }: Sample): Filling => ({ ids: { id } })
const sport = (): Filling => ({ ids: { sportId: 1 } })

const merge = async ({ fresh }: Sample): Promise<Filling> => ({
  body: { masterId: await fresh.player(), duplicateIds: [await fresh.player()] },
})
const unmerge = async ({ fresh }: Sample): Promise<Filling> => {
  const { master, duplicate } = await fresh.merged()
  return { ids: { masterId: master }, body: { duplicateId: duplicate } }
}

const freshUser = async ({ fresh }: Sample): Promise<Filling> => ({ ids: { id: await fresh.user() } })
const freshTeam = async ({ fresh }: Sample): Promise<Filling> => ({ ids: { id: await fresh.team() } })

/** Of a call that brings back what is at the address of its path: it was deleted before. */
const restoring = async (path: string, ids: NonNullable<Filling['ids']>, fresh: Sample['fresh']): Promise<Filling> => {
  await fresh.deleted(addressOf({ path }, { ids }))
  return { ids }
}

const newOrganization = (): Filling => ({
  body: {
    name: 'Lakeside',
    slug: unique('lakeside'),
    domain: `${unique('lakeside')}.example.com`,
    sportIds: [1],
    facebook_url: 'https://facebook.example/lakeside',
    instagram_url: 'https://instagram.example/lakeside',
    youtube_url: 'https://youtube.example/lakeside',
    colors: ['#0a7d7d', '#f2b705'],
    abbreviation: 'LAK',
  },
})
const newSeason = (): Filling => ({
  body: {
    name: unique('Season'),
    startDate: '2026-06-01',
    finishDate: '2026-08-31',
    active: false,
    copyFromSeasonId: null,
    sport_id: 1,
  },
})
const business = {
  phone: '555 0100',
  email: 'gym@harbour.example',
  website: 'https://gym.harbour.example',
  city: 'Houston',
  state: 'Texas',
  location: '12 Dock Street',
  facebook: 'https://facebook.example/gym',
  instagram: 'https://instagram.example/gym',
  sport: 'basketball',
  category: 'co-ed',
  season: 'Fall',
  nextSeason: 'Winter',
  signupDeadline: '2026-10-01',
  signupStatus: 'active',
  cost: '$900 a team',
  skillLevel: 'Recreational',
}
let asked = 0

/** A list turned round by one place more each time: every call changes something. */
const turned = <Thing>(things: readonly Thing[]): readonly Thing[] => {
  const from = (++asked % (things.length - 1)) + 1
  return [...things.slice(from), ...things.slice(0, from)]
}

const flips = new Map<string, boolean>()

/** True at first, then the other each time: every call changes something that began as false. */
const flipped = (what: string): boolean => {
  const is = !(flips.get(what) ?? false)
  flips.set(what, is)
  return is
}
let models = 0

/** One that is not being rebuilt already. */
const nextModel = () => (readModels[models++ % readModels.length] as (typeof readModels)[number]).name

const dryRun = (organization: string) =>
  formOf({ organization, season: 'Imported', league: 'Small', dryRun: 'true' }, partsOf(smallLeague))
const score = (): Filling => ({ body: { score_home: 61, score_away: 58, reason: "scorer's sheet" } })

/** Every documented call that is built, as the list of calls names it. */
export const DOCUMENTED: readonly SliceCall[] = [
  call('GET', '/api/auth/check-auth', 'anyone', 'nothing'),
  call(
    'POST',
    '/api/auth/login',
    'anyone',
    'nothing',
    () => ({ body: { username: 'stan', password: 'correct horse battery', domain: '', slug: 'riverside' } }),
    200,
  ),
  call('POST', '/api/auth/logout', 'anyone', 'nothing', () => ({}), 200),

  call('GET', '/api/organizations/domain/{domain}', 'anyone', 'nothing', ({ organization: { domain } }) => ({ ids: { domain } })),
  call('GET', '/api/organizations/slug/{slug}', 'anyone', 'nothing', ({ organization: { slug } }) => ({ ids: { slug } })),
  call('GET', '/api/organizations', 'super', 'everything'),
  call('POST', '/api/organizations', 'super', 'nothing', newOrganization),
  call('PUT', '/api/organizations/{id}', 'owner', 'thing', sample => ({
    ...organization(sample),
    body: {
      youtube_url: `https://youtube.example/${unique('channel')}`,
      feature_flags: { brackets: true },
      colors: ['#0a7d7d'],
      abbreviation: 'LAK',
    },
  })),
  call('DELETE', '/api/organizations/{id}', 'super', 'nothing', async ({ fresh }) => ({
    ids: { id: await fresh.organization() },
  })),
  call(
    'POST',
    '/api/organizations/{id}/restore',
    'super',
    'nothing',
    async ({ fresh }) => restoring('/api/organizations/{id}', { id: await fresh.organization() }, fresh),
    204,
  ),
  call('POST', '/api/admin/organizations', 'super', 'nothing', () => ({
    body: {
      ...(newOrganization().body as object),
      username: unique('owner'),
      email: 'owner@example.com',
      password: 'long enough',
    },
  })),
  call('GET', '/api/organizations/{id}', 'staff', 'thing', organization),
  call('GET', '/api/organizations/{id}/seasons', 'staff', 'thing', organization),
  call('POST', '/api/organizations/{id}/seasons', 'staff', 'thing', sample => ({ ...organization(sample), ...newSeason() })),

  call('GET', '/api/organization-links/{organizationId}', 'anyone', 'nothing', ({ organization: { id } }) => ({
    ids: { organizationId: id },
  })),
  call('POST', '/api/organization-links', 'owner', 'thing', ({ organization: { id } }) => ({
    body: {
      label: unique('Link'),
      is_external: true,
      slug: null,
      url: 'https://shop.example',
      show_in_navbar: true,
      position: 0,
      organization_id: id,
    },
  })),
  call('PUT', '/api/organization-links/{id}', 'owner', 'thing', ({ link: id }) => ({
    ids: { id },
    body: { label: unique('Link'), is_external: false, url: null, show_in_navbar: true, position: 0 },
  })),
  call('DELETE', '/api/organization-links/{id}', 'owner', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.link() } })),
  call(
    'POST',
    '/api/organization-links/{id}/restore',
    'owner',
    'thing',
    async ({ fresh }) => restoring('/api/organization-links/{id}', { id: await fresh.link() }, fresh),
    204,
  ),

  call('GET', '/api/businesses', 'tenant', 'organization'),
  call('POST', '/api/businesses', 'staff', 'organization', () => ({ body: { name: unique('Business'), ...business } })),
  call('PUT', '/api/businesses/{id}', 'staff', 'thing', ({ business: id }) => ({
    ids: { id },
    body: { name: unique('Business'), ...business },
  })),
  call('DELETE', '/api/businesses/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.business() } })),
  call(
    'POST',
    '/api/businesses/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/businesses/{id}', { id: await fresh.business() }, fresh),
    204,
  ),

  call('GET', '/api/sportsv2', 'staff', 'nothing'),
  call('GET', '/api/sportsv2/byOrg/{orgId}', 'staff', 'thing', ({ organization: { id } }) => ({ ids: { orgId: id } })),
  call('GET', '/api/statsv2/{sportId}', 'staff', 'nothing', sport),
  call('PUT', '/api/statsv2/reorder', 'staff', 'organization', () => ({
    body: { stats: turned(STAT_DEFINITIONS).map(({ id }, order) => ({ id, order })) },
  })),
  call('PUT', '/api/statsv2/{id}/toggle-visibility', 'staff', 'organization', () => ({
    ids: { id: 5 },
    body: { hidden: flipped('statistic') },
  })),
  call('GET', '/api/gamePeriods/{sportId}', 'staff', 'nothing', sport),
  call('POST', '/api/gamePeriods', 'staff', 'organization', async ({ fresh }) => {
    await fresh.periods()
    return { body: { sportId: 1, name: unique('P'), userId: null } }
  }),
  call('PUT', '/api/gamePeriods/hide/{id}', 'staff', 'organization', async ({ fresh }) => {
    await fresh.periods()
    return { ids: { id: 5 }, body: { userId: null } }
  }),
  call('PUT', '/api/gamePeriods/unhide/{id}', 'staff', 'organization', async ({ fresh }) => {
    await fresh.hiddenPeriod()
    return { ids: { id: 5 }, body: { userId: null } }
  }),
  call('PUT', '/api/gamePeriods/reorder', 'staff', 'organization', async ({ fresh }) => ({
    body: { gamePeriods: turned(await fresh.periods()).map((id, order) => ({ id, order })), userId: null },
  })),
  call('POST', '/api/gamePeriods/reset/{sportId}', 'staff', 'organization', () => ({ ...sport(), body: { userId: null } }), 200),

  call('GET', '/api/playerAttributes', 'staff', 'organization'),
  call('POST', '/api/playerAttributes', 'staff', 'organization', async ({ fresh }) => {
    await fresh.attributes()
    return { body: { name: unique('Height'), type: 'number' } }
  }),
  call('PUT', '/api/playerAttributes/{id}/toggleAttributeVisibility', 'staff', 'organization', () => ({
    ids: { id: 2 },
    body: { is_visible: !flipped('attribute') },
  })),
  call('PUT', '/api/playerAttributes/reorder', 'staff', 'organization', async ({ fresh }) => ({
    body: { attributes: turned(await fresh.attributes()).map((id, order) => ({ id, order })) },
  })),
  call('POST', '/api/playerAttributes/reset', 'staff', 'organization', () => ({ body: {} }), 200),

  call('POST', '/api/usersv2', 'owner', 'thing', ({ organization: { id } }) => ({
    body: {
      username: unique('new'),
      email: 'new@example.com',
      password: 'long enough',
      role: 'staff',
      organization_id: id,
    },
  })),
  call('GET', '/api/usersv2/{id}', 'self', 'thing', user),
  call('PUT', '/api/usersv2/{id}', 'self', 'thing', sample => ({
    ...user(sample),
    body: { username: unique('user'), email: 'changed@example.com', role: 'staff', theme: 'dark', resetPassword: false },
  })),
  call('DELETE', '/api/usersv2/{id}', 'owner', 'thing', freshUser),
  call(
    'POST',
    '/api/usersv2/{id}/restore',
    'owner',
    'thing',
    async ({ fresh }) => restoring('/api/usersv2/{id}', { id: await fresh.user() }, fresh),
    204,
  ),
  call('GET', '/api/users/{id}', 'self', 'thing', user),
  call('DELETE', '/api/users/{id}', 'owner', 'thing', freshUser),

  call('GET', '/api/records/top20Points', 'tenant', 'organization'),
  call('GET', '/api/records/top20Threes', 'tenant', 'organization'),
  call('GET', '/api/records/top20TeamWins', 'tenant', 'organization'),
  call('GET', '/api/stat-leaders', 'tenant', 'organization'),

  call('GET', '/api/seasonsv2', 'tenant', 'everything'),
  call('GET', '/api/seasonsv2/{id}', 'tenant', 'thing', season),
  call('POST', '/api/seasonsv2', 'staff', 'organization', newSeason),
  call('PUT', '/api/seasonsv2/{id}', 'staff', 'thing', sample => ({
    ...season(sample),
    body: { name: unique('Season'), startDate: '2026-06-01', finishDate: null, active: false },
  })),
  call('DELETE', '/api/seasonsv2/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.season() } })),
  call(
    'POST',
    '/api/seasonsv2/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/seasonsv2/{id}', { id: await fresh.season() }, fresh),
    204,
  ),

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
  call('GET', '/api/seasonsv2/{seasonId}/leagues-with-teams-public', 'tenant', 'thing', inSeason),

  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', 'staff', 'thing', league),
  call('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', 'staff', 'thing', sample => ({
    ...league(sample),
    body: {
      home_team_id: sample.teams[0],
      away_team_id: sample.teams[1],
      date: '2026-07-01',
      time: '19:30',
      location: 'Court 1',
      location_url: 'https://maps.example/1',
    },
  })),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', 'staff', 'thing', sample => ({
    ids: { ...league(sample).ids, gameId: sample.game },
    ...score(),
  })),
  call('DELETE', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', 'staff', 'thing', async sample => ({
    ids: { ...league(sample).ids, gameId: await sample.fresh.game() },
  })),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}/restore',
    'staff',
    'thing',
    async sample => {
      const ids = { ...league(sample).ids, gameId: await sample.fresh.game() }
      return restoring('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', ids, sample.fresh)
    },
    204,
  ),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/score-mismatches', 'staff', 'thing', league),

  call('GET', '/api/teamsv2', 'tenant', 'organization'),
  call('GET', '/api/teamsv2/{id}', 'tenant', 'thing', team),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams', 'staff', 'thing', league),
  call('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams', 'staff', 'thing', sample => ({
    ...league(sample),
    body: { name: unique('Team'), copyFromTeamId: null, colors: ['#0c2340', '#f2b705'], abbreviation: 'TEA' },
  })),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', 'tenant', 'thing', entry),
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
  call('GET', '/api/teams', 'staff', 'organization'),
  call('POST', '/api/teams', 'staff', 'thing', ({ league: { league } }) => ({
    body: { name: unique('Team'), leagueId: league, colors: ['#0c2340'], abbreviation: 'TEA' },
  })),
  call('POST', '/api/teams/list', 'staff', 'thing', ({ league: { league } }) => ({
    body: { leagueId: league, names: [unique('Team'), unique('Team')], confirm: false, reason: 'from last year' },
  })),
  call('PUT', '/api/teams/{id}', 'staff', 'thing', sample => ({
    ...team(sample),
    body: { name: unique('Hawks'), leagueId: sample.league.league, colors: ['#c8102e'], abbreviation: 'HAW' },
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

  call('GET', '/api/playersv2', 'tenant', 'organization'),
  call('GET', '/api/playersv2/duplicates', 'staff', 'organization'),
  call('POST', '/api/playersv2/merge', 'staff', 'thing', merge, 200),
  call('POST', '/api/playersv2/{masterId}/unmerge', 'staff', 'thing', unmerge, 200),
  call('GET', '/api/playersv2/{id}', 'tenant', 'thing', player),
  call('PUT', '/api/playersv2/{id}', 'staff', 'thing', sample => ({
    ...player(sample),
    body: {
      firstName: 'Ana',
      lastName: unique('Lee'),
      email: 'ana@example.com',
      phoneNumber: '+1 555 0100',
      removeImage: true,
      attributeValues: [{ attribute_id: 1, value: unique('No') }],
    },
  })),
  call('DELETE', '/api/playersv2/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.player() } })),
  call(
    'POST',
    '/api/playersv2/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/playersv2/{id}', { id: await fresh.player() }, fresh),
    204,
  ),
  call('GET', '/api/playersv2/{id}/information', 'staff', 'thing', player),
  call('GET', '/api/playersv2/{id}/basic', 'tenant', 'thing', sample => ({ ...player(sample), query: 'scope=all' })),
  call('GET', '/api/playersv2/{id}/stats', 'tenant', 'thing', player),

  call('GET', '/api/games', 'staff', 'organization'),
  call('GET', '/api/gamesv2', 'tenant', 'organization'),
  call('GET', '/api/today', 'staff', 'organization'),
  call('GET', '/api/gamesv2/{id}', 'tenant', 'thing', game),
  call('PUT', '/api/gamesv2/{id}/scores', 'staff', 'thing', sample => ({ ...game(sample), ...score() })),
  call('PUT', '/api/gamesv2/{id}/details', 'staff', 'thing', sample => ({
    ...game(sample),
    body: {
      video_url: 'https://youtu.be/abcdefghijk',
      location: 'Court 2',
      date: '2026-07-02',
      time: '20:30',
      status: 'scheduled',
    },
  })),
  call('PUT', '/api/player-game-stats', 'staff', 'thing', ({ game, player, teams: [team] }) => ({
    body: {
      player_id: player,
      game_id: game,
      team_id: team,
      reason: 'counted again',
      stats: [{ player_id: player, game_id: game, stat_id: statId('PTS'), value: 12 }],
    },
  })),

  call('PUT', '/api/gamesv2/{id}/period-scores', 'staff', 'thing', sample => ({
    ...game(sample),
    body: { periodScores: [{ gamePeriodId: 1, team_id: sample.teams[0], score: 15 }] },
  })),
  call('POST', '/api/imports', 'staff', 'thing', ({ organization: { slug } }) => dryRun(slug), 200),
  call('GET', '/api/imports/{id}', 'staff', 'thing', ({ import: id }) => ({ ids: { id } })),
  call('GET', '/api/history/{kind}/{id}', 'staff', 'thing', ({ game: id }) => ({ ids: { kind: 'game', id } })),
  call('DELETE', '/api/people/{kind}/{id}', 'owner', 'thing', async ({ fresh }) => ({
    ids: { kind: 'user', id: await fresh.user() },
  })),
  call('GET', '/api/projections', 'super', 'everything'),
  call('POST', '/api/projections/{name}/rebuild', 'super', 'nothing', () => ({ ids: { name: nextModel() } }), 202),
]

/** Calls that no list of calls names: they show nothing of anybody, or only what other calls show. */
export const UNLISTED: readonly SliceCall[] = [
  call('GET', '/api/gamesv2/days', 'tenant', 'organization'),
  call('GET', '/api/health/live', 'anyone', 'nothing'),
  call('GET', '/api/health/ready', 'anyone', 'nothing'),
  call('GET', '/metrics', 'anyone', 'nothing'),
]

/** Calls whose answer does not end; each has tests of its own. */
export const STREAMS: readonly SliceCall[] = [call('GET', '/api/live', 'tenant', 'organization')]
