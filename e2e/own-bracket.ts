import type { APIRequestContext } from '@playwright/test'
import { ownName } from './own-name'
import type { RunningProduct } from './running-product'
import { expect } from './visit'

/** A division of an organization of its own, so that no other journey sees it. */
export type OwnBracket = {
  readonly slug: string
  readonly organization: number
  readonly season: number
  readonly league: number
  readonly division: number
}

type Made = { readonly id: number }

/** The calls of a super_admin, which have to succeed. */
const calls = (request: APIRequestContext, { url }: RunningProduct) => {
  const send = async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(url + path, { method, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  return {
    get: <Answer>(path: string) => send<Answer>('GET', path),
    post: (path: string, data: object) => send<Made>('POST', path, data),
    put: (path: string, data: object) => send<Made>('PUT', path, data),
  }
}

/** Makes an organization with a division of these teams, the best seed first; `request` is a super_admin's. */
export const ownBracket = async (
  request: APIRequestContext,
  product: RunningProduct,
  { name, teams }: { readonly name: string; readonly teams: readonly string[] },
): Promise<OwnBracket> => {
  const { get, post } = calls(request, product)
  const slug = ownName(name)
  const { id: organization } = await post('/api/organizations', { name: `League ${slug}`, slug })
  await switchBrackets(request, product, organization, true)
  const { id: season } = await post(`/api/organizations/${organization}/seasons`, { name: 'Fall', active: true })
  const { id: league } = await post(`/api/seasonsv2/${season}/leagues`, { name: 'Monday' })
  const { id: division } = await post(`/api/seasonsv2/${season}/divisions`, { name: 'Cup' })
  if (teams.length > 0) await post('/api/teams/list', { leagueId: league, names: teams })
  const entries = await get<{ name: string; slt_id: number }[]>(`/api/seasonsv2/${season}/leagues/${league}/teams`)
  for (const team of teams) {
    const entry = entries.find(({ name }) => name === team)
    await post(`/api/divisions/${division}/teams`, { seasons_leagues_teams_id: entry?.slt_id })
  }
  return { slug, organization, season, league, division }
}

/** Switches the brackets of an organization on or off. */
export const switchBrackets = (
  request: APIRequestContext,
  product: RunningProduct,
  organization: number,
  isOn: boolean,
): Promise<unknown> => calls(request, product).put(`/api/organizations/${organization}`, { feature_flags: { brackets: isOn } })

/** Creates the game of a matchup and enters its score, the better seed's points first. */
export const playMatchup = async (
  request: APIRequestContext,
  product: RunningProduct,
  { season, division }: OwnBracket,
  matchup: string,
  [home, away]: readonly [number, number],
): Promise<void> => {
  const { post, put } = calls(request, product)
  const games = `/api/seasonsv2/${season}/divisions/${division}/games`
  const { id } = await post(games, { match_id: matchup })
  await put(`${games}/${id}`, { score_home: home, score_away: away })
}

/** The page where staff play the bracket. */
export const divisionAddress = ({ season, division }: OwnBracket) => `/dashboard/seasons/${season}/divisions/${division}`

/** The page where visitors follow it. */
export const publicAddress = ({ slug, season, division }: OwnBracket) =>
  `/${slug}/tournamentBracket?divisionId=${division}&seasonId=${season}`
