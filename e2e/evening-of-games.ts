import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { Person, RunningProduct } from './running-product'

export type EveningGame = { readonly away: string; readonly home: string; readonly score: readonly [away: number, home: number] }

/** Real leagues beside the checkout, where they are. */
const CEBL = resolve(__dirname, '../../shared/data/cebl-2025')

const MADE: readonly EveningGame[] = [
  { away: 'Harbor', home: 'Summit', score: [84, 86] },
  { away: 'Valley', home: 'Prairie', score: [105, 65] },
  { away: 'Island', home: 'Canyon', score: [92, 78] },
  { away: 'Forest', home: 'Delta', score: [69, 90] },
  { away: 'Summit', home: 'Valley', score: [101, 99] },
  { away: 'Prairie', home: 'Island', score: [88, 72] },
  { away: 'Canyon', home: 'Forest', score: [77, 83] },
  { away: 'Delta', home: 'Harbor', score: [95, 91] },
  { away: 'Harbor', home: 'Valley', score: [80, 104] },
  { away: 'Summit', home: 'Island', score: [87, 85] },
  { away: 'Prairie', home: 'Delta', score: [74, 102] },
  { away: 'Forest', home: 'Canyon', score: [98, 96] },
]

const rowsOf = (file: string): readonly Readonly<Record<string, string>>[] => {
  const [head = '', ...lines] = readFileSync(join(CEBL, file), 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((cell, place) => [names[place] ?? '', cell])))
}

/** Twelve games of the real league where it is, else made ones. */
export const twelveGames = (): readonly EveningGame[] => {
  if (!existsSync(CEBL)) return MADE
  const names = new Map(rowsOf('teams.csv').map(({ id, name }) => [id, name]))
  return rowsOf('games.csv')
    .slice(0, MADE.length)
    .map(({ away, home, score_away, score_home }) => ({
      away: names.get(away) ?? '',
      home: names.get(home) ?? '',
      score: [Number(score_away), Number(score_home)],
    }))
}

const password = 'a long enough password'

/** An organization of its own in which these games are played today, without scores, and somebody who enters them. */
export const eveningOf = async (
  request: APIRequestContext,
  { url, admin }: RunningProduct,
  slug: string,
  games: readonly EveningGame[],
) => {
  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT', address: string, data?: object): Promise<Answer> => {
    const reply = await request.fetch(url + address, { method, data })
    if (!reply.ok()) throw new Error(`${method} ${address}: ${reply.status()} ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  type Made = { readonly id: number }
  await call('POST', '/api/auth/login', admin)
  const { id: organization } = await call<Made>('POST', '/api/organizations', { name: 'Sunday League', slug })
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
  const teams = new Map<string, number>()
  for (const name of new Set(games.flatMap(({ away, home }) => [away, home])))
    teams.set(name, (await call<Made>('POST', '/api/teams', { name, leagueId: league })).id)
  const { date } = await call<{ date: string }>('GET', `/api/today?organization_id=${organization}`)
  for (const [place, { away, home }] of games.entries())
    await call('POST', `${leagues}/${league}/games`, {
      away_team_id: teams.get(away),
      home_team_id: teams.get(home),
      date,
      time: `${String(10 + place).padStart(2, '0')}:00`,
    })
  const person: Person = { username: `${slug}-staff`, password }
  const user = {
    ...person,
    password: `first ${password}`,
    email: `${slug}@example.com`,
    role: 'staff',
    organization_id: organization,
  }
  const { id } = await call<Made>('POST', '/api/usersv2', user)
  await call('POST', '/api/auth/login', { username: user.username, password: user.password })
  await call('PUT', `/api/usersv2/${id}`, { oldPassword: user.password, password })
  const scores = async () => {
    type Game = { readonly awayTeam: string; readonly homeTeam: string; readonly score_away: number; readonly score_home: number }
    const found = await call<readonly Game[]>('GET', `/api/gamesv2?slug=${slug}`)
    return found.map(({ awayTeam, homeTeam, score_away, score_home }) => ({
      away: awayTeam,
      home: homeTeam,
      score: [score_away, score_home],
    }))
  }
  return { person, scores, call }
}
