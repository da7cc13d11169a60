import { statId } from '../../../contexts/games/testing/calls'
import { thingOf } from '../../../testing/made-league'
import type { Client } from '../../../testing/product'
import type { Sample } from '../../../testing/sample'
import type { Filling } from '../../../testing/slice'

type Changing = (sample: Sample, client: Client, nth: number) => Filling | Promise<Filling>

const score: Changing = (_sample, _client, nth) => ({ body: { score_home: 61 + (nth % 100), score_away: 58 } })

/** What calls bring whose filling says the same each time: here each of them changes something. */
const CHANGING: { readonly [name: string]: Changing } = {
  'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}': score,
  'PUT /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}': score,
  'PUT /api/gamesv2/{id}/scores': score,
  'PUT /api/gamesv2/{id}/details': (_sample, _client, nth) => ({ body: { location: `Court ${nth}` } }),
  'PUT /api/gamesv2/{id}/period-scores': ({ teams: [team_id] }, _client, nth) => ({
    body: { periodScores: [{ gamePeriodId: 1, team_id, score: nth % 100 }] },
  }),
  'PUT /api/player-game-stats': ({ game: game_id, player: player_id, teams: [team_id] }, _client, nth) => ({
    body: { player_id, game_id, team_id, stats: [{ player_id, game_id, stat_id: statId('PTS'), value: nth % 100 }] },
  }),
  'PUT /api/seasonsv2/{seasonId}/leagues/order': async ({ fresh }, client) => {
    const { season: seasonId, league } = await fresh.league()
    const { id } = thingOf(await client.post(`/api/seasonsv2/${seasonId}/leagues`, { name: 'Second' }))
    return { ids: { seasonId }, body: { orderedLeagues: [id, league].map((one, position) => ({ id: one, position })) } }
  },
  'PUT /api/divisions/{id}/teams/order': async ({ fresh }, client) => {
    const { id, assigned, free } = await fresh.division()
    thingOf(await client.post(`/api/divisions/${id}/teams`, { seasons_leagues_teams_id: free }))
    return { ids: { id }, body: { orderedTeams: [free, assigned].map((slt_id, position) => ({ slt_id, position })) } }
  },
  'PUT /api/gamePeriods/reorder': async ({ fresh }) => ({
    body: { gamePeriods: (await fresh.periods()).toReversed().map((id, order) => ({ id, order })), userId: null },
  }),
  'POST /api/gamePeriods/reset/{sportId}': async ({ fresh }) => {
    await fresh.hiddenPeriod()
    return {}
  },
  'POST /api/playerAttributes/reset': async ({ fresh }, client) => {
    const attributes = (await fresh.attributes()).toReversed().map((id, order) => ({ id, order }))
    thingOf(await client.put('/api/playerAttributes/reorder', { attributes }))
    return {}
  },
}

let made = 0

/** The rest of what a call brings, so that it changes something. */
export const changing = async (name: string, sample: Sample, client: Client): Promise<Filling> =>
  (await CHANGING[name]?.(sample, client, ++made)) ?? {}
