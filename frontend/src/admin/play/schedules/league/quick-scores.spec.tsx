/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { later, testServer, type Route } from '../../../parts/testing/server'
import { showSignedIn } from '../../../parts/testing/session'
import { LeagueSchedule } from './LeagueSchedule'

const league = '/api/seasonsv2/7/leagues/3'
const game = (id: number, awayTeam: string, homeTeam: string, score: readonly [number, number] | null = null) => ({
  id,
  awayTeam,
  homeTeam,
  away_team: { id: 2 * id, name: awayTeam, logo: null, colors: ['#c8102e'], abbreviation: null },
  home_team: { id: 2 * id + 1, name: homeTeam, logo: null, colors: [], abbreviation: null },
  date: '2026-11-21',
  time: null,
  location: null,
  location_url: null,
  statusLabel: 'Scheduled',
  score_away: score?.[0] ?? null,
  score_home: score?.[1] ?? null,
  revision: 4,
  mismatch: false,
})

const games = [game(1, 'Bulls', 'Hawks'), game(2, 'Kings', 'Jazz')]

const showSchedule = (answer: Route = () => ({ body: { games, teams: [] } })) => {
  const server = testServer()
  server.on(`GET ${league}/games`, answer)
  server.on('GET /api/bye-dates/season/7/league/3', () => ({ body: [] }))
  server.on('GET /api/week-offs/season/7/league/3', () => ({ body: [] }))
  server.on(`GET ${league}/score-mismatches`, () => ({ body: [] }))
  showSignedIn(server, <LeagueSchedule at={{ seasonId: 7, leagueId: 3 }} />)
  return server
}

const typingScores = async () => {
  const server = showSchedule()
  const begin = await screen.findByRole('switch', { name: 'Enter scores in the list' })
  await waitFor(() => expect(begin).toHaveProperty('disabled', false))
  await userEvent.click(begin)
  return server
}

const points = (team: string) => screen.getByLabelText<HTMLInputElement>(`Points of ${team}`)
const hasFocus = (team: string) => waitFor(() => expect(document.activeElement).toBe(points(team)))

it('begins in the first game without a score', async () => {
  await typingScores()
  await hasFocus('Bulls')
})

it('passes over a game that was won by walk-over: it takes no score', async () => {
  const walkover = { ...game(1, 'Bulls', 'Hawks'), walkover_winner: 'home', statusLabel: 'w/o' }
  const server = showSchedule(() => ({ body: { games: [walkover, games[1]], teams: [] } }))
  const begin = await screen.findByRole('switch', { name: 'Enter scores in the list' })
  await waitFor(() => expect(begin).toHaveProperty('disabled', false))
  await userEvent.click(begin)
  await hasFocus('Kings')
  expect(screen.queryByLabelText('Points of Bulls')).toBeNull()
  expect(server.calls.filter(call => call.startsWith('PUT'))).toEqual([])
})

it('cannot begin before the games are there', async () => {
  const { answer, resolve } = later<{ body: unknown }>()
  showSchedule(() => answer)
  const begin = await screen.findByRole('switch', { name: 'Enter scores in the list' })
  expect(begin).toHaveProperty('disabled', true)
  resolve({ body: { games, teams: [] } })
  await waitFor(() => expect(begin).toHaveProperty('disabled', false))
})

it('says beside each box whose points it takes, the away team first', async () => {
  await typingScores()
  const sides = screen.getAllByText(/^(Away|Home) · /).map(side => side.textContent)
  expect(sides.slice(0, 2)).toEqual(['Away · Bulls', 'Home · Hawks'])
})

it('goes on to the next game at once, and no late answer takes a figure or the focus away there', async () => {
  const server = await typingScores()
  const { answer, resolve } = later<{ body: unknown }>()
  server.on(`PUT ${league}/games/1`, () => answer)
  await userEvent.keyboard('58{Enter}61{Enter}')
  await hasFocus('Kings')
  await userEvent.keyboard('6')
  resolve({ body: { ...game(1, 'Bulls', 'Hawks', [58, 61]), revision: 5 } })
  expect(await screen.findByText('58–61')).toBeTruthy()
  await userEvent.keyboard('1')
  expect([points('Kings').value, points('Jazz').value]).toEqual(['61', ''])
})

it('says beside a game that somebody else entered another score, and interrupts nobody', async () => {
  const server = await typingScores()
  server.on(`PUT ${league}/games/1`, () => ({ status: 409, body: { statusCode: 409, message: 'Olga entered 50–40 meanwhile.' } }))
  server.on(`GET ${league}/games`, () => ({
    body: { games: [{ ...game(1, 'Bulls', 'Hawks', [50, 40]), revision: 9 }, games[1]], teams: [] },
  }))
  await userEvent.keyboard('58{Enter}61{Enter}')
  expect(await screen.findByText('Olga entered 50–40 meanwhile.')).toBeTruthy()
  await hasFocus('Kings')
  server.on(`PUT ${league}/games/1`, ({ headers, body }) => ({
    body: { ...game(1, 'Bulls', 'Hawks', [58, 61]), revision: 10, sent: [headers.get('If-Match'), body] },
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Save 58–61' }))
  expect(await screen.findByText('58–61')).toBeTruthy()
})
