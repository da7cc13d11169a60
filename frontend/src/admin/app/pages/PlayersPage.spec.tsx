/** @jest-environment ./architecture/browser-environment.js */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showSignedIn, staff } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { PlayersPage } from './PlayersPage'
import { attributes } from '../../people/players/testing/players'

const player = (id: number, firstName: string, league: { id: number; name: string }) => ({
  id,
  firstName,
  lastName: 'Ruiz',
  image: null,
  email: null,
  phoneNumber: null,
  attributeValues: [{ attribute_id: 1, value: String(id), attribute: { attribute_name: 'Number' } }],
  rosters: [
    {
      team: { id, name: `Team ${id}` },
      seasons_leagues_team: { seasons_league: { league, season: { id: 1, name: 'Fall' } } },
    },
  ],
})

const [monday, friday] = [
  { id: 1, name: 'Monday' },
  { id: 2, name: 'Friday' },
]

const teams = [{ id: 5, name: 'Hawks', leagues: [{ slt_id: 55, league: monday, season: { id: 7, name: 'Fall' } }] }]

const openPlayers = async (user = staff) => {
  const server = testServer()
  server.on('GET /api/playersv2', () => ({ body: [player(11, 'Ana', monday), player(12, 'Anton', friday)] }))
  server.on('GET /api/playersv2/duplicates', () => ({ body: [] }))
  server.on('GET /api/playerAttributes', () => ({ body: attributes }))
  server.on('GET /api/teams', () => ({ body: teams }))
  const { router, client } = showSignedIn(server, <PlayersPage />, user)
  await screen.findByRole('row', { name: /Anton/ })
  return { router, server, client }
}

it('keeps the league that was chosen when a name is typed after it', async () => {
  const { router } = await openPlayers()
  await userEvent.selectOptions(screen.getByLabelText('League'), '2')
  await userEvent.type(screen.getByLabelText('Name'), 'an')
  expect(router.state.location.search).toBe('?league=2&name=an')
  expect(screen.queryByRole('row', { name: /Ana/ })).toBeNull()
})

it('names the league that is filtered by, also when nobody is left in it', async () => {
  const { server, client } = await openPlayers()
  const chosen = () => screen.getByLabelText<HTMLSelectElement>('League').selectedOptions[0]?.text
  await userEvent.selectOptions(screen.getByLabelText('League'), '1')
  server.on('GET /api/playersv2', () => ({ body: [player(12, 'Anton', friday)] }))
  await act(() => client.invalidateQueries())
  expect(await screen.findByText('No players found.')).toBeTruthy()
  await waitFor(() => expect(chosen()).toBe('Monday (Fall)'))
})

it('keeps both of two filters that are changed before the page is shown anew', async () => {
  const { router } = await openPlayers()
  act(() => {
    fireEvent.change(screen.getByLabelText('League'), { target: { value: '2' } })
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'an' } })
  })
  expect(router.state.location.search).toBe('?league=2&name=an')
})

it('has a column for each visible attribute, and leads to the player', async () => {
  await openPlayers()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'ID',
    'Teams',
    'Number',
    'Height',
    'Email',
    'Phone',
    'Actions',
  ])
  expect(screen.getByRole('link', { name: 'Anton Ruiz' }).getAttribute('href')).toBe('/players/12')
})

it('adds a player to a team with a warning where somebody has that name', async () => {
  const { server } = await openPlayers()
  const joining = 'POST /api/seasonsv2/7/leagues/1/teams/5/players'
  server.on(joining, () => ({ status: 201, body: player(13, 'Ana', monday) }))
  await userEvent.click(screen.getByRole('button', { name: 'Add Player' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Player' }))
  await userEvent.type(form.getByRole('combobox', { name: 'Team' }), 'haw')
  await userEvent.click(await screen.findByText('Hawks (Monday, Fall)'))
  await userEvent.type(form.getByLabelText('First name'), 'ana')
  await userEvent.type(form.getByLabelText('Last name'), 'Ruiz')
  await userEvent.click(form.getByRole('button', { name: 'Add Player' }))
  const question = await screen.findByRole('dialog', { name: 'A player with this name already exists. Add anyway?' })
  expect(server.calls).not.toContain(joining)
  await userEvent.click(within(question).getByRole('button', { name: 'Add anyway' }))
  expect(await screen.findByText('Player added to team')).toBeTruthy()
  expect(server.calls).toContain(joining)
})

it('deletes those that were selected, after asking', async () => {
  const { server } = await openPlayers()
  server.on('DELETE /api/playersv2/11', () => ({ status: 204, body: {} }))
  server.on('GET /api/playersv2/11/information', () => ({ body: { ...player(11, 'Ana', monday), games: 9, lines: 9 } }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Ana Ruiz/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete the selected players?' })
  expect(within(question).getByText(/1 roster place will be empty. 9 box-score lines in 9 games/)).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: 'Delete 1 player' }))
  expect(await screen.findByText('Players deleted')).toBeTruthy()
  expect(server.calls).toContain('DELETE /api/playersv2/11')
})

it('compares those that were selected', async () => {
  const { router } = await openPlayers()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('link', { name: 'Compare and merge' }))
  expect(router.state.location.search).toBe('?merge=11%2C12')
})
