/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer } from '../../parts/testing/server'
import { showPage } from '../../parts/testing/session'
import { LeaguePage } from './LeaguePage'

const swapped = {
  position: '00000000000000000042',
  type: 'GamesSwapPlanned',
  who: 'Ana',
  user_id: 1,
  when: '2026-11-20T20:00:00Z',
  what: 'swapped Bulls @ Hawks (November 21, 2026) with Jazz @ Owls (November 28, 2026)',
  was: null,
  is: null,
  reason: null,
  restore: '/api/plans/8/undo',
}

it('shows the history of the league in a tab, from which a swap is undone', async () => {
  const server = testServer()
  const league = '/api/seasonsv2/7/leagues/3'
  server.on(`GET ${league}/games`, () => ({ body: { games: [], teams: [] } }))
  server.on(`GET ${league}/teams`, () => ({ body: [] }))
  server.on('GET /api/history/league/3', () => ({ body: [swapped] }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, time_zone: 'America/Los_Angeles' } }))
  server.on('POST /api/plans/8/undo', () => ({ body: { message: 'Undone.' } }))
  const address = '/dashboard/seasons/7/leagues/3'
  showPage(server, '/dashboard/seasons/:season/leagues/:league', <LeaguePage />, `${address}?tab=history`)
  await userEvent.click(await screen.findByRole('button', { name: /^Undo what was done: swapped Bulls @ Hawks/ }))
  expect(await screen.findByText('Undone')).toBeTruthy()
})
