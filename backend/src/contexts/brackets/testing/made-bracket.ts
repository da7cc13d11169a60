import { makeDivision, makeLeague, thingOf, type MadeLeague } from '../../../testing/made-league'
import type { Client } from '../../../testing/product'

export type MadeBracket = {
  readonly league: MadeLeague
  readonly season: number
  readonly division: number
  /** The teams in the order of their seeds. */
  readonly teams: readonly number[]
  /** Their entries. */
  readonly entries: readonly number[]
  /** Of the division's calls. */
  readonly address: string
}

type Seeds = { readonly teams: readonly { readonly id: number; readonly slt_id: number }[] }

/** A season, or the named one, in which a league has n teams, all of them in a division: `Team 1` is seed 1. */
export const makeBracket = async (staff: Client, n: number, season?: number): Promise<MadeBracket> => {
  const league = await makeLeague(staff, `League of ${n}`, season)
  const names = Array.from({ length: n }, (_, i) => `Team ${String(i + 1).padStart(2, '0')}`)
  thingOf(await staff.post('/api/teams/list', { leagueId: league.league, names, confirm: true }))
  const division = await makeDivision(staff, league.season, `Division of ${n}`)
  const { teams } = thingOf<Seeds>(await staff.post(`/api/divisions/${division}/fill`, { leagueId: league.league, count: n }))
  return {
    league,
    season: league.season,
    division,
    teams: teams.map(({ id }) => id),
    entries: teams.map(({ slt_id }) => slt_id),
    address: `/api/seasonsv2/${league.season}/divisions/${division}`,
  }
}

/** Switches brackets on in the organization of a product. */
export const switchBrackets = async (owner: Client, organization: number, isOn: boolean): Promise<void> => {
  thingOf(await owner.put(`/api/organizations/${organization}`, { feature_flags: { brackets: isOn } }))
}

/** The game of a matchup, with its score where one is given. */
export const makeMatchupGame = async (
  staff: Client,
  { address }: Pick<MadeBracket, 'address'>,
  matchId: string,
  score?: readonly [home: number, away: number],
): Promise<number> => {
  const { id } = thingOf(await staff.post(`${address}/games`, { match_id: matchId }))
  if (score) thingOf(await staff.put(`${address}/games/${id}`, { score_home: score[0], score_away: score[1] }))
  return id
}
