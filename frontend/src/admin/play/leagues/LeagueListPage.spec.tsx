/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage, showSignedIn } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { LeagueByIdPage } from './LeagueByIdPage'
import { LeagueListPage } from './LeagueListPage'

const spring = { id: 1, name: 'Spring 2026', active: false }
const fall = { id: 2, name: 'Fall 2026', active: true }
const league = (id: number, name: string, season: typeof fall) => ({
  id,
  league_id: id,
  season_id: season.id,
  position: id,
  teamsCount: 8,
  league: { id, name },
  season,
})

const serverWith = (leagues: object[]) => {
  const server = testServer()
  server.on('GET /api/seasonsleagues', () => ({ body: leagues }))
  return server
}

const LEAGUES = [league(4, 'Old Monday', spring), league(5, 'Monday', fall)]

it('lists the leagues of all seasons, those of the active one first, and leads to them', async () => {
  showSignedIn(serverWith(LEAGUES), <LeagueListPage />)
  const link = await screen.findByRole('link', { name: 'Monday' })
  expect(link.getAttribute('href')).toBe('/dashboard/seasons/2/leagues/5')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Monday', 'Old Monday'])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'League',
    'Season',
    'Active',
    '# Teams',
  ])
})

it('shows the leagues of one season', async () => {
  showSignedIn(serverWith(LEAGUES), <LeagueListPage />)
  await screen.findByRole('link', { name: 'Monday' })
  await userEvent.selectOptions(screen.getByLabelText('Season'), 'Spring 2026')
  await waitFor(() => expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Old Monday']))
})

it('says what the specification says where there is none', async () => {
  showSignedIn(serverWith([]), <LeagueListPage />)
  expect(await screen.findByText('No leagues available')).toBeTruthy()
})

/** The page of a league by its id alone. */
const openLeague = (id: number) => showPage(serverWith(LEAGUES), '/leagues/:league', <LeagueByIdPage />, `/leagues/${id}`)

it('leads from the address of a league to its page in its season', async () => {
  const { router } = openLeague(5)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/seasons/2/leagues/5'))
})

it('says that a league is not there', async () => {
  openLeague(99)
  expect(await screen.findByText('League not found')).toBeTruthy()
})
