/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import { show } from '../../parts/testing/show'
import { testServer } from '../../parts/testing/server'
import { VisitorPages } from './VisitorPages'

const TEAM = '/dashboard/seasons/2/leagues/5/teams/9'
const league = 'GET /api/seasonsv2/2/leagues/5/teams/9'

const teamServer = () => {
  const server = testServer()
  server.on(league, () => ({
    body: {
      team: { id: 9, name: 'Hawks', leagueName: 'Monday', wins: 3, losses: 1 },
      players: [{ id: 7, firstName: 'Ana', lastName: 'Lee', captain: false }],
      games: [
        { id: 31, date: '2026-11-20', time: '19:30', homeTeam: 'Hawks', awayTeam: 'Bulls', score_home: 61, score_away: 58 },
      ],
    },
  }))
  const organization = { id: 1, name: 'Riverside', slug: 'riverside', domain: 'hoops.example', feature_flags: {} }
  server.on('GET /api/organizations/domain/hoops.example', () => ({ body: organization }))
  return server
}

const open = (at: string) => show(<VisitorPages />, { at })

it('shows the page of a team read-only to a visitor who names the domain of its organization', async () => {
  const server = teamServer()
  open(`${TEAM}?domain=hoops.example`)
  expect(await screen.findByRole('heading', { name: 'Hawks' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Monday · 3 wins, 1 loss')).toBeTruthy()
  expect(main.getByRole('link', { name: 'Ana Lee' }).getAttribute('href')).toBe('//hoops.example/players/7')
  expect(main.getByRole('link', { name: 'Bulls @ Hawks' }).getAttribute('href')).toBe('//hoops.example/games/31')
  expect(main.queryByRole('checkbox')).toBeNull()
  expect(main.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull()
  expect(server.calls).toContain(`${league}?domain=hoops.example`)
})

it('refuses a visitor who names none, and leads to the sign-in and back', async () => {
  open(TEAM)
  expect(await screen.findByRole('heading', { name: 'Unauthorized access' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login?next=${encodeURIComponent(TEAM)}`)
})

it('says that a team is not there', async () => {
  testServer()
  open(`${TEAM}?domain=hoops.example`)
  expect(await screen.findByText('Unknown Team')).toBeTruthy()
})
