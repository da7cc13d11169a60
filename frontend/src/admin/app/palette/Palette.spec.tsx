/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showSignedIn, staff } from '../../parts/testing/session'
import { testServer, type TestServer } from '../../parts/testing/server'
import { PaletteButton } from './PaletteButton'

const season = { id: 2, name: 'Fall 2026', active: true, organization: { id: 1, name: 'Riverside' }, organization_id: 1 }
const league = { league_id: 5, season_id: 2, position: 0, league: { id: 5, name: 'Monday League' }, season }
const kings = { id: 9, name: 'Río Kings', leagueId: 5, league: { id: 5, name: 'Monday League' } }
const ana = { id: 7, firstName: 'Ana', lastName: 'Núñez', rosters: [{ team: { id: 9, name: 'Río Kings' } }] }
const game = { id: 31, date: '2026-11-20', homeTeam: 'Río Kings', awayTeam: 'Bulls' }

const leagueServer = (): TestServer => {
  const server = testServer()
  server.on('GET /api/seasonsv2', () => ({ body: [season] }))
  server.on('GET /api/seasonsleagues', () => ({ body: [league] }))
  server.on('GET /api/teams', () => ({ body: [kings] }))
  server.on('GET /api/playersv2', () => ({ body: [ana] }))
  server.on('GET /api/gamesv2', () => ({ body: [game] }))
  return server
}

const openPalette = async (server = leagueServer(), user = staff) => {
  const { router } = showSignedIn(server, <PaletteButton />, user)
  await screen.findByRole('button', { name: /Search/ })
  await userEvent.keyboard('{Control>}k{/Control}')
  return { router, field: await screen.findByRole('combobox', { name: /Seasons, leagues, teams/ }) }
}

const options = () => within(screen.getByRole('listbox', { name: 'Found' })).queryAllByRole('option')
const found = () => options().map(option => option.textContent)
const chosen = () => options().find(option => option.getAttribute('aria-selected') === 'true')

beforeEach(() => localStorage.clear())

it('opens by the button, with the focus in its field', async () => {
  showSignedIn(leagueServer(), <PaletteButton />)
  await userEvent.click(await screen.findByRole('button', { name: /Search/ }))
  const field = await screen.findByRole('combobox', { name: /Seasons, leagues, teams/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy()
})

it('finds a player without their accents, and what else has the word, and leads to them by Enter', async () => {
  const { router, field } = await openPalette()
  await screen.findByText('Ana Núñez')
  await userEvent.type(field, 'nunez ana')
  await waitFor(() => expect(found()).toEqual(['Ana NúñezRío KingsPlayer']))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/players/7'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('tells a screen reader which option is chosen as the arrows move, around the end too', async () => {
  const { field } = await openPalette()
  await screen.findByText('Ana Núñez')
  await userEvent.type(field, 'kings')
  await waitFor(() =>
    expect(found()).toEqual(['Río KingsMonday LeagueTeam', 'Bulls @ Río KingsFri, Nov 20Game', 'Ana NúñezRío KingsPlayer']),
  )
  const isNamed = () => expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  isNamed()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()?.textContent).toContain('Bulls @ Río Kings')
  isNamed()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()?.textContent).toContain('Ana Núñez')
  isNamed()
})

it('leads to what is tapped', async () => {
  const { router } = await openPalette()
  await userEvent.click(await screen.findByText('Bulls @ Río Kings'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/games/31'))
})

it('has what was chosen lately first', async () => {
  await openPalette()
  await userEvent.click(await screen.findByText('Ana Núñez'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(found()[0]).toContain('Ana Núñez'))
})

it('begins what is done often: entering scores of a league, a new team', async () => {
  const { router, field } = await openPalette()
  await screen.findByText('Add a team')
  await userEvent.type(field, 'create team')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/teamList?create=1'))
})

it('finds nothing that the role may not see', async () => {
  const { field } = await openPalette()
  await screen.findByText('Ana Núñez')
  await userEvent.type(field, 'create organization')
  expect(await screen.findByText('Nothing found.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'website menu')
  expect(await screen.findByText('Nothing found.')).toBeTruthy()
})

it('finds organizations and the seasons of all for a super_admin, and asks for nothing that needs one organization', async () => {
  const server = leagueServer()
  server.on('GET /api/organizations', () => ({ body: [{ id: 4, name: 'Hillside', slug: 'hillside' }] }))
  const { field } = await openPalette(server, { ...staff, role: 'super_admin', organization_id: null, organization: null })
  await screen.findByText('Hillside')
  await userEvent.type(field, 'fall riverside')
  await waitFor(() => expect(found()).toEqual(['Fall 2026Riverside · activeSeason']))
  expect(server.calls.filter(call => /teams|players|gamesv2|seasonsleagues/.test(call))).toEqual([])
})

it('shows what came where a part could not be read, and asks for that again', async () => {
  const server = leagueServer()
  server.on('GET /api/playersv2', () => ({ status: 400, body: { statusCode: 400, message: 'No.' } }))
  await openPalette(server)
  const again = await screen.findByRole('button', { name: 'Some things could not be read: try again' })
  expect(found()).toContain('Monday LeagueFall 2026League')
  server.on('GET /api/playersv2', () => ({ body: [ana] }))
  await userEvent.click(again)
  expect(await screen.findByText('Ana Núñez')).toBeTruthy()
})
