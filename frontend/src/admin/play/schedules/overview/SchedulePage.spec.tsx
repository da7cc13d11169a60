/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer } from '../../../parts/testing/server'
import { showSignedIn } from '../../../parts/testing/session'
import { SchedulePage } from './SchedulePage'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const game = {
  id: 1,
  leagueId: 3,
  awayTeam: 'Bulls',
  homeTeam: 'Hawks',
  away_team: team(12, 'Bulls'),
  home_team: team(11, 'Hawks'),
  date: '2026-11-21',
  time: '19:30',
  score_away: 58,
  score_home: 61,
}
const monday = { id: 3, name: 'Monday' }
const sunday = { id: 4, name: 'Sunday' }
const bye = { id: 5, date: '2026-11-21', league_id: 4, league: sunday, teams: [13], byeTeams: [team(13, 'Owls')] }
const weekOff = { id: 6, date: '2026-11-28', reason: null, league_id: 3, league: monday }

const showing = (games: readonly object[] = [game], byes: readonly object[] = [bye], weekOffs: readonly object[] = [weekOff]) => {
  const server = testServer()
  server.on('GET /api/gamesv2', () => ({ body: games }))
  server.on('GET /api/bye-dates/public', () => ({ body: byes }))
  server.on('GET /api/week-offs/public', () => ({ body: weekOffs }))
  server.on('GET /api/seasonsleagues', () => ({
    body: [monday, sunday].map(league => ({ league_id: league.id, league, season: { id: 7, name: 'Fall', active: true } })),
  }))
  showSignedIn(server, <SchedulePage />)
}

it('shows games, byes and weeks off by date', async () => {
  showing()
  expect(await screen.findByRole('row', { name: /November 21, 2026 Bulls @ Hawks 58–61/ })).toBeTruthy()
  const ofBye = screen.getByRole('row', { name: /November 21, 2026 Owls \(BYE\) –/ })
  expect(within(ofBye).queryByRole('link')).toBeNull()
  expect(screen.getByRole('row', { name: /November 28, 2026 · Monday · Off Week/ })).toBeTruthy()
})

it('shows those of one league', async () => {
  showing()
  await screen.findByRole('row', { name: /Owls \(BYE\)/ })
  await userEvent.selectOptions(screen.getByLabelText('League'), await screen.findByRole('option', { name: /Sunday/ }))
  expect(await screen.findByRole('row', { name: /Owls \(BYE\)/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Off Week/ })).toBeNull()
  expect(screen.queryByRole('row', { name: /Bulls @ Hawks/ })).toBeNull()
})

it('says that there is nothing', async () => {
  showing([], [], [])
  expect(await screen.findByText('No games available')).toBeTruthy()
})
