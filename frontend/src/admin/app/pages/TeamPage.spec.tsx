/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import { showPage } from '../../parts/testing/session'
import { testServer, type Route } from '../../parts/testing/server'
import { TeamPage } from './TeamPage'

const fall = { id: 2, name: 'Fall 2026', active: true }
const monday = { id: 5, name: 'Monday' }
const hawks = {
  id: 9,
  name: 'Hawks',
  logo: null,
  leagueId: 5,
  league: monday,
  playersCount: 1,
  leagues: [{ slt_id: 40, league: monday, season: fall, captain_id: null, playersCount: 1 }],
  season: fall,
  rosters: [{ player_id: 7, slt_id: 40, captain: true, player: { id: 7, firstName: 'Ana', lastName: 'Lee' } }],
  games: [
    {
      id: 31,
      date: '2026-11-20',
      time: '19:30',
      homeTeam: 'Hawks',
      awayTeam: 'Bulls',
      home_team: { id: 9, name: 'Hawks', logo: null, colors: [], abbreviation: null },
      away_team: { id: 10, name: 'Bulls', logo: null, colors: [], abbreviation: null },
      score_home: 61,
      score_away: 58,
    },
  ],
}

const open = (answer: Route) => {
  const server = testServer()
  server.on('GET /api/teamsv2/9', answer)
  showPage(server, '/teams/:team', <TeamPage />, '/teams/9')
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('shows a team with its leagues, its roster and its games, each of which leads on', async () => {
  open(() => ({ body: hawks }))
  expect(await screen.findByRole('heading', { name: 'Hawks' })).toBeTruthy()
  expect(screen.getByText('Monday · 1 player')).toBeTruthy()
  expect([href('Monday'), href('Ana Lee'), href('Bulls @ Hawks')]).toEqual([
    '/dashboard/seasons/2/leagues/5/teams/9',
    '/players/7',
    '/games/31',
  ])
})

it('says what the specification says of a team that is not there', async () => {
  open(() => ({ status: 404, body: { statusCode: 404, message: 'Team not found' } }))
  expect(await screen.findByText('Unknown Team')).toBeTruthy()
})

it('says that a team could not be read', async () => {
  open(() => ({ status: 500, body: { statusCode: 500, message: 'Internal server error' } }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch team')
})

it('says where a team has no league, no player and no game', async () => {
  open(() => ({ body: { ...hawks, leagueId: null, league: null, leagues: [], rosters: [], games: [] } }))
  expect(await screen.findByText('This team has no league.')).toBeTruthy()
  expect(screen.getByText('No players yet.')).toBeTruthy()
  expect(screen.getByText('No games available')).toBeTruthy()
})
