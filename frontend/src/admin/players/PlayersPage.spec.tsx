/** @jest-environment ./architecture/browser-environment.js */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showSignedIn } from '../testing/session'
import { testServer } from '../testing/server'
import { PlayersPage } from './PlayersPage'

const player = (id: number, firstName: string, league: { id: number; name: string }) => ({
  id,
  firstName,
  lastName: 'Ruiz',
  image: null,
  email: null,
  phoneNumber: null,
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

const openPlayers = async () => {
  const server = testServer()
  server.on('GET /api/playersv2', () => ({ body: [player(11, 'Ana', monday), player(12, 'Anton', friday)] }))
  const { router } = showSignedIn(server, <PlayersPage />)
  await screen.findByRole('row', { name: /Anton/ })
  return router
}

it('keeps the league that was chosen when a name is typed after it', async () => {
  const router = await openPlayers()
  await userEvent.selectOptions(screen.getByLabelText('League'), '2')
  await userEvent.type(screen.getByLabelText('Name'), 'an')
  expect(router.state.location.search).toBe('?league=2&name=an')
  expect(screen.queryByRole('row', { name: /Ana/ })).toBeNull()
})

it('keeps both of two filters that are changed before the page is shown anew', async () => {
  const router = await openPlayers()
  act(() => {
    fireEvent.change(screen.getByLabelText('League'), { target: { value: '2' } })
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'an' } })
  })
  expect(router.state.location.search).toBe('?league=2&name=an')
})
