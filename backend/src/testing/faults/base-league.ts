import { leagueOf, roomySchedule } from '../../contexts/schedules/testing/schedule-client'
import { makeGame, makePlayer, type MadeLeague } from '../made-league'
import { openProduct } from '../product'

/** What everybody works on while faults happen. */
export type BaseLeague = {
  readonly organization: { readonly id: number; readonly slug: string }
  readonly cookie: string
  readonly league: MadeLeague
  readonly teams: readonly number[]
  readonly scored: readonly number[]
  readonly boxGame: number
  readonly players: readonly number[]
  /** Pairs of players who are one person each. */
  readonly doubles: readonly (readonly [master: number, duplicate: number])[]
  readonly generated: { readonly league: MadeLeague; readonly schedule: number; readonly games: number }
}

const SCORED_GAMES = 4
const LINES = 3
const DOUBLES = 3
const GENERATED_TEAMS = 6
const GENERATED_WEEKS = 3

/** Makes it on the engines that the environment names, and leaves it in that folder, closed. */
export const makeBaseLeague = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly base: BaseLeague; readonly folder: string }> => {
  const product = await openProduct(environment)
  const staff = product.as('staff')
  const { league, teams } = await leagueOf(staff, 4)
  const [home = 0, away = 0] = teams
  const ofTeam = { address: `${league.address}/teams/${home}` }
  const scored = await Promise.all(Array.from({ length: SCORED_GAMES }, () => makeGame(staff, league, [home, away])))
  const boxGame = await makeGame(staff, league, [home, away])
  const players = await Promise.all(Array.from({ length: LINES }, (_, n) => makePlayer(staff, ofTeam, `P${n}`, 'Hawk')))
  const doubles: [number, number][] = []
  for (let n = 0; n < DOUBLES; n++)
    doubles.push([await makePlayer(staff, ofTeam, `D${n}`, 'Fox'), await makePlayer(staff, ofTeam, `D${n}`, 'Fox')])
  const roomy = await leagueOf(staff, GENERATED_TEAMS)
  const schedule = await roomySchedule(staff, roomy, { numWeeks: GENERATED_WEEKS })
  const games = (GENERATED_TEAMS / 2) * GENERATED_WEEKS
  await product.application.close()
  const base = {
    organization: product.organization,
    cookie: product.cookieOf('staff'),
    league,
    teams,
    scored,
    boxGame,
    players,
    doubles,
    generated: { league: roomy.league, schedule, games },
  }
  return { base, folder: product.folder }
}
