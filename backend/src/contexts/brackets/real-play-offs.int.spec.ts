import { entriesOf, makeDivision, makeLeague, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { BracketAnswer, MatchupAnswer } from './brackets.answers'
import { switchBrackets } from './testing/made-bracket'
import { hasRealPlayOffs, realPlayOffs, type PlayOffGame } from './testing/real-play-offs'

const whereTheyAre = hasRealPlayOffs() ? it : it.skip

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')

/** A division of a league's teams, the first seed 1; the address is that of its calls. */
const division = async (league: MadeLeague, name: string, entries: readonly (number | undefined)[]): Promise<string> => {
  const id = await makeDivision(staff(), league.season, name)
  for (const entry of entries) thingOf(await staff().post(`/api/divisions/${id}/teams`, { seasons_leagues_teams_id: entry }))
  return `/api/seasonsv2/${league.season}/divisions/${id}`
}

const bracketAt = async (address: string) => thingOf<BracketAnswer>(await staff().get(`${address}/bracket`))

const isOf = ({ teamA, teamB, game }: MatchupAnswer, { home, away }: PlayOffGame): boolean =>
  game === null && [home, away].every(name => [teamA.team?.name, teamB.team?.name].includes(name))

/** Creates and scores the game where its two teams meet, if they do in this bracket. */
const play = async (address: string, played: PlayOffGame): Promise<boolean> => {
  const { rounds } = await bracketAt(address)
  const matchup = rounds.flatMap(({ matchups }) => matchups).find(one => isOf(one, played))
  if (!matchup) return false
  const home = [matchup.teamA.team, matchup.teamB.team].find(team => team?.name === played.home)
  const { date, time, score } = played
  const wanted = { match_id: matchup.matchId, home_team_id: home?.id, date, time }
  const { id } = thingOf(await staff().post(`${address}/games`, wanted))
  thingOf(await staff().put(`${address}/games/${id}`, { score_home: score[0], score_away: score[1] }))
  return true
}

/** Plays as many of the games, in their order, as these brackets have. */
const playAll = async (brackets: readonly string[], games: readonly PlayOffGame[]): Promise<readonly PlayOffGame[]> => {
  const left: PlayOffGame[] = []
  for (const game of games) {
    const isPlayed = await brackets.reduce(async (done, address) => (await done) || play(address, game), Promise.resolve(false))
    if (!isPlayed) left.push(game)
  }
  return left
}

const championOf = async (address: string) => (await bracketAt(address)).champion?.name

/**
 * Two brackets of three, whose champions meet the two teams that were seeded further in a bracket of four: a weekend of its own, for
 * which they enter a league of its own.
 */
whereTheyAre('The play-offs of a real season lead to its champion', async () => {
  const games = realPlayOffs()
  const league = await makeLeague(staff(), 'CEBL')
  const names = ['OTT', 'MTL', 'SSS', 'VAN', 'CGY', 'EDM', 'NRL', 'WPG']
  const teams = thingOf<{ id: number }[]>(await staff().post('/api/teams/list', { leagueId: league.league, names }))
  const entries = await entriesOf(staff(), league)
  const east = await division(league, 'East', entries.slice(0, 3))
  const west = await division(league, 'West', entries.slice(3, 6))
  const left = await playAll([east, west], games)
  expect([await championOf(east), await championOf(west)]).toEqual(['SSS', 'CGY'])

  const weekend = await makeLeague(staff(), 'Championship Weekend', league.season)
  for (const name of ['NRL', 'WPG', 'CGY', 'SSS'])
    thingOf(await staff().post(`${weekend.address}/teams`, { copyFromTeamId: teams[names.indexOf(name)]?.id }))
  const cup = await division(weekend, 'Championship Weekend', await entriesOf(staff(), weekend))
  expect(await playAll([cup], left)).toEqual([])
  const [last] = games.slice(-1)
  const real = last && (last.score[0] > last.score[1] ? last.home : last.away)
  expect(await championOf(cup)).toBe(real)
})
