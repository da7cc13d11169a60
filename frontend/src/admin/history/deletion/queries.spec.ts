/** @jest-environment ./architecture/browser-environment.js */
import { testServer } from '../../parts/testing/server'
import { contentsOfGlobalTeams, contentsOfLeagues, contentsOfSeasons, contentsOfTeams, inNumbers } from './queries'

const game = (home_team_id: number, away_team_id: number) => ({ home_team_id, away_team_id })
const team = (id: number) => ({ id })

/** A season of two leagues: three teams with two games, and two teams with one. */
const season = () => {
  const server = testServer()
  server.on('GET /api/seasonsv2/7/leagues-with-teams-public', () => ({
    body: [
      { id: 3, teams: [team(1), team(2), team(3)] },
      { id: 4, teams: [team(5), team(6)] },
    ],
  }))
  server.on('GET /api/seasonsv2/7/leagues/3/games', () => ({ body: { games: [game(1, 2), game(3, 1)], teams: [] } }))
  server.on('GET /api/seasonsv2/7/leagues/4/games', () => ({ body: { games: [game(5, 6)], teams: [] } }))
}

beforeEach(season)

it('counts what goes with a season', async () => expect(await contentsOfSeasons([{ id: 7 }])).toBe('2 leagues, 5 teams, 3 games'))

it('counts what goes with some of its leagues', async () =>
  expect(await contentsOfLeagues(7, [{ id: 4 }])).toBe('2 teams, 1 game'))

it('counts the games of teams once, whichever side they are', async () =>
  expect(await contentsOfTeams({ seasonId: 7, leagueId: 3 }, [{ id: 1 }, { id: 2 }])).toBe('2 games'))

it('counts what goes with teams that are deleted in every league', async () => {
  const at = (league: number) => ({ league: { id: league }, season: { id: 7 } })
  const teams = [
    { id: 1, playersCount: 6, leagues: [at(3)] },
    { id: 5, playersCount: 4, leagues: [at(3), at(4)] },
  ]
  expect(await contentsOfGlobalTeams(teams)).toBe('2 leagues, 10 players on rosters, 3 games')
})

it('says what goes with things, and that they can be brought back', async () =>
  expect(await inNumbers([{ name: 'Fall' }], contentsOfSeasons([{ id: 7 }]), 'with leagues.')).toBe(
    'Fall: with 2 leagues, 5 teams, 3 games. They can be brought back from the history of the organization.',
  ))

it('asks without numbers where they cannot be read', async () =>
  expect(await inNumbers([{ name: 'Fall' }], contentsOfSeasons([{ id: 8 }]), 'with leagues.')).toBe('Fall: with leagues.'))
