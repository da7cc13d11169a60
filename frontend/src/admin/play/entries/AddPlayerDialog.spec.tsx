/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { later, testServer, type Route } from '../../parts/testing/server'
import { show } from '../../parts/testing/show'
import { attributes } from '../../people/players/testing/players'
import { AddPlayerDialog } from './AddPlayerDialog'

const at = { seasonId: 7, leagueId: 3, id: 5 }
const ana = { id: 12, firstName: 'Ana', lastName: 'Ruiz', rosters: [] }
const joining = 'POST /api/seasonsv2/7/leagues/3/teams/5/players'

/** The dialog with the focus where it begins. */
const shown = async (players: Route) => {
  const server = testServer()
  server.on('GET /api/seasonsv2/7', () => ({ body: { id: 7, organization_id: 1 } }))
  server.on('GET /api/playersv2', players)
  server.on('GET /api/playerAttributes', () => ({ body: attributes }))
  show(<AddPlayerDialog at={at} roster={[]} open onClose={() => undefined} />)
  const first = await screen.findByRole('combobox', { name: 'Existing player' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  return server
}

const enterAna = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /first name/ }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Ruiz')
  await userEvent.click(screen.getByRole('button', { name: 'Add Player' }))
}

it('warns of somebody of the same name although the players were still loading', async () => {
  const players = later<{ body: unknown }>()
  const server = await shown(() => players.answer)
  await enterAna()
  expect(server.calls).not.toContain(joining)
  players.resolve({ body: [ana] })
  expect(await screen.findByRole('dialog', { name: 'A player with this name already exists. Add anyway?' })).toBeTruthy()
  expect(server.calls).not.toContain(joining)
})

it('says why there are no players to choose from, and asks again', async () => {
  const server = await shown(() => ({ status: 403, body: { statusCode: 403, message: 'Not allowed.' } }))
  expect(await screen.findByText('Not allowed.')).toBeTruthy()
  server.on('GET /api/playersv2', () => ({ body: [ana] }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Ana Ruiz (#12)')).toBeTruthy()
  expect(screen.queryByText('Not allowed.')).toBeNull()
})

it('takes values of the visible attributes with a new player', async () => {
  const server = await shown(() => ({ body: [] }))
  const sent: FormData[] = []
  server.on(joining, ({ body }) => {
    sent.push(body as FormData)
    return { status: 201, body: ana }
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number' }), '12')
  expect(screen.queryByRole('textbox', { name: 'Position' })).toBeNull()
  await enterAna()
  expect(await screen.findByText('Player added to team')).toBeTruthy()
  expect(sent.map(form => form.get('attributeValues'))).toEqual([JSON.stringify([{ attribute_id: 1, value: '12' }])])
})
