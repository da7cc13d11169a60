import type { APIRequestContext } from '@playwright/test'
import { daysAfter } from '@fullcourt/domain/facts/days'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { ownName } from './own-name'
import type { Person, RunningProduct } from './running-product'

/** The statistic of the points that a player scored. */
const POINTS = STAT_DEFINITIONS.find(({ abbreviation }) => abbreviation === 'PTS')?.id

const password = 'a long enough password'

type Made = { readonly id: number }

/** An organization of its own, of this attempt alone, and calls in it; `call` is made by whoever signed in last. */
export const newOrganization = async (request: APIRequestContext, { url, admin }: RunningProduct, name: string) => {
  const slug = ownName(name)
  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT', address: string, data?: object): Promise<Answer> => {
    const reply = await request.fetch(url + address, { method, data })
    if (!reply.ok()) throw new Error(`${method} ${address}: ${reply.status()} ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  const signInAsAdmin = () => call('POST', '/api/auth/login', admin)
  await signInAsAdmin()
  const { id: organization } = await call<Made>('POST', '/api/organizations', { name: 'Sunday League', slug })
  // An open page of listings does not hear of what another journey makes.
  await call('PUT', `/api/organizations/${organization}`, { feature_flags: { unlisted: true } })
  return {
    call,
    slug,
    organization,
    signInAsAdmin,
    /** Somebody of the staff, signed in now, with a password of their own. */
    addPerson: async (name: string): Promise<Person> => {
      const person: Person = { username: `${slug}-${name}`, password }
      const first = `first ${password}`
      const user = {
        ...person,
        password: first,
        email: `${person.username}@example.com`,
        role: 'staff',
        organization_id: organization,
      }
      await signInAsAdmin()
      const { id } = await call<Made>('POST', '/api/usersv2', user)
      await call('POST', '/api/auth/login', { username: user.username, password: first })
      await call('PUT', `/api/usersv2/${id}`, { oldPassword: first, password })
      return person
    },
  }
}

/** The same with a league in its active season. */
export const newLeague = async (request: APIRequestContext, product: RunningProduct, name: string) => {
  const made = await newOrganization(request, product, name)
  const { call, organization } = made
  const newSeason = {
    name: 'Autumn',
    startDate: '2026-01-01',
    finishDate: null,
    active: true,
    copyFromSeasonId: null,
    sport_id: 1,
  }
  const { id: season } = await call<Made>('POST', `/api/organizations/${organization}/seasons`, newSeason)
  const leagues = `/api/seasonsv2/${season}/leagues`
  const { id: league } = await call<Made>('POST', leagues, { name: 'Sunday', copyFromSeasonId: null })
  const address = `${leagues}/${league}`
  const { date } = await call<{ date: string }>('GET', `/api/today?organization_id=${organization}`)
  return {
    ...made,
    season,
    league,
    addTeam: async (name: string) => (await call<Made>('POST', '/api/teams', { name, leagueId: league })).id,
    addPlayer: async (team: number, [firstName, lastName]: readonly [string, string], number: string) => {
      const attributeValues = [{ attribute_id: 1, value: number }]
      return (await call<Made>('POST', `${address}/teams/${team}/players`, { firstName, lastName, attributeValues })).id
    },
    /** A game of today, or of so many days later; before today: less than 0. */
    addGame: async (away: number, home: number, time: string, inDays = 0) => {
      const game = { away_team_id: away, home_team_id: home, date: daysAfter(date, inDays), time }
      return (await call<Made>('POST', `${address}/games`, game)).id
    },
    addLine: (game: number, player: number, value: number) =>
      call('PUT', '/api/player-game-stats', {
        player_id: player,
        game_id: game,
        stats: [{ player_id: player, game_id: game, stat_id: POINTS, value }],
      }),
    enterScore: (game: number, score_away: number, score_home: number) =>
      call('PUT', `/api/gamesv2/${game}/scores`, { score_away, score_home }),
  }
}
