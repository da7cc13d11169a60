import type { Answer, Client } from './product'

/** The answer's thing; throws with the server's own words where the call was refused. */
export const thingOf = <Thing = { readonly id: number }>({ status, body }: Answer): Thing => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body as Thing
}

export type MadeLeague = { readonly season: number; readonly league: number; readonly address: string }

let made = 0

/** A season of its own; none is active unless it says so. */
export const makeSeason = async (staff: Client, body: object = {}): Promise<number> =>
  thingOf(await staff.post('/api/seasonsv2', { name: `Season ${++made}`, active: false, ...body })).id

/** A league in a season of its own. */
export const makeLeague = async (staff: Client, name = 'Monday Night', season?: number): Promise<MadeLeague> => {
  const id = season ?? (await makeSeason(staff))
  const { id: league } = thingOf(await staff.post(`/api/seasonsv2/${id}/leagues`, { name }))
  return { season: id, league, address: `/api/seasonsv2/${id}/leagues/${league}` }
}

/** A team made for a league; the address is that of its calls there. */
export const makeTeam = async (
  staff: Client,
  { address }: MadeLeague,
  name: string,
): Promise<{ id: number; address: string }> => {
  const { id } = thingOf(await staff.post(`${address}/teams`, { name }))
  return { id, address: `${address}/teams/${id}` }
}

/** A player made for the roster of a team. */
export const makePlayer = async (staff: Client, team: { address: string }, firstName: string, lastName = ''): Promise<number> =>
  thingOf(await staff.post(`${team.address}/players`, { firstName, lastName })).id

/** A game of two teams of a league, with its score where one is given. */
export const makeGame = async (
  staff: Client,
  { address }: MadeLeague,
  [home, away]: readonly [number, number],
  score?: readonly [number, number],
): Promise<number> => {
  const game = { home_team_id: home, away_team_id: away, date: '2026-01-31', allowConflicts: true }
  const { id } = thingOf(await staff.post(`${address}/games`, game))
  if (score) thingOf(await staff.put(`${address}/games/${id}`, { score_home: score[0], score_away: score[1] }))
  return id
}

/** A division of a season. */
export const makeDivision = async (staff: Client, season: number, name: string): Promise<number> =>
  thingOf(await staff.post(`/api/seasonsv2/${season}/divisions`, { name })).id

/** The entries of a league's teams, in the order in which they entered. */
export const entriesOf = async (staff: Client, { address }: MadeLeague): Promise<readonly number[]> =>
  thingOf<{ slt_id: number }[]>(await staff.get(`${address}/teams`))
    .map(({ slt_id }) => slt_id)
    .toSorted((a, b) => a - b)

/** A schedule of a league of two weeks, with two games a week at most. */
export const makeSchedule = async (staff: Client, { league }: Pick<MadeLeague, 'league'>, body: object = {}): Promise<number> => {
  const details = { name: 'Spring', startDate: '2026-03-01', numWeeks: 2, timeSlots: ['18:00', '19:00'] }
  return thingOf(await staff.post('/api/schedules', { leagueId: league, ...details, allowConflicts: true, ...body })).id
}
