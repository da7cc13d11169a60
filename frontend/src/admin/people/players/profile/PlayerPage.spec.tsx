/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlayerInformationAnswer } from '../../../../api/schema'
import { showPage, staff } from '../../../parts/testing/session'
import { testServer } from '../../../parts/testing/server'
import { ana, attributes } from '../testing/players'
import { PlayerOfTeamPage, PlayerPage } from './PlayerPage'

const open = (player: PlayerInformationAnswer | null, { ofTeam = false, user = staff } = {}) => {
  const server = testServer()
  const sent: unknown[] = []
  const information = player
    ? { body: player }
    : { status: 404, body: { statusCode: 404, message: 'Player not found', error: 'Not Found' } }
  server.on('GET /api/playersv2/12/information', () => information)
  server.on('GET /api/playersv2/12', () => information)
  server.on('GET /api/playerAttributes', () => ({ body: attributes }))
  server.on('GET /api/history/player/12', () => ({ body: [] }))
  server.on('GET /api/seasonsv2/7', () => ({ body: { id: 7, name: 'Fall' } }))
  server.on('GET /api/seasonsv2/7/leagues/3', () => ({ body: { id: 3, name: 'Monday' } }))
  server.on('GET /api/seasonsv2/7/leagues/3/teams/5', () => ({ body: { team: { name: 'Hawks' } } }))
  server.on('PUT /api/playersv2/12', ({ body }) => {
    sent.push(body)
    return { body: ana }
  })
  server.on('DELETE /api/playersv2/12', () => ({ status: 204, body: {} }))
  if (ofTeam) showPage(server, '/dashboard/players/:player', <PlayerOfTeamPage />, '/dashboard/players/12', user)
  else showPage(server, '/players/:player', <PlayerPage />, '/players/12', user)
  return { server, sent }
}

const breadcrumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Player' }))
  return within(await screen.findByRole('dialog', { name: 'Edit Player' }))
}

it('shows name, contact details, attributes and teams of a player', async () => {
  open(ana)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeTruthy()
  for (const text of ['ana@league.example', 'Number', '7', 'Monday · Fall']) expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Hawks' }).getAttribute('href')).toBe('/dashboard/seasons/7/leagues/3/teams/5')
})

it('says where there is no team', async () => {
  open({ ...ana, teamHistory: [], rosters: [] })
  expect(await screen.findByText('No team assigned')).toBeTruthy()
})

it('says that there is no such player', async () => {
  open(null)
  expect(await screen.findByText('Player not found')).toBeTruthy()
})

it('has the breadcrumbs of the list of players', async () => {
  open(ana)
  await screen.findByRole('heading', { name: 'Ana Ruiz' })
  expect(breadcrumbs()).toEqual(['All Players', 'Ana Ruiz'])
})

it('has a fifth breadcrumb below the team', async () => {
  open(ana, { ofTeam: true })
  await screen.findByRole('link', { name: 'Monday' })
  expect(breadcrumbs()).toEqual(['Seasons', 'Fall', 'Monday', 'Hawks', 'Ana Ruiz'])
})

it('edits the visible attributes with the player, and sends those that were changed', async () => {
  const { sent } = open(ana)
  const form = await openForm()
  expect(form.queryByLabelText('Position')).toBeNull()
  await userEvent.clear(form.getByLabelText('Number'))
  await userEvent.type(form.getByLabelText('Number'), '00')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Player updated')).toBeTruthy()
  expect(sent).toEqual([{ attributeValues: [{ attribute_id: 1, value: '00' }] }])
})

it('says beside the field which value is not of its type', async () => {
  const { sent } = open(ana)
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Height'), 'tall')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await form.findByText('Height must be a number such as 6 or 1.98.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('asks before it deletes a player, and leads to the list', async () => {
  const { server } = open(ana)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Player' }))
  const question = within(await screen.findByRole('dialog', { name: 'Are you sure you want to permanently delete this player?' }))
  expect(question.getByText(/1 roster place will be empty/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete Player' }))
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeTruthy()
  expect(server.calls).toContain('DELETE /api/playersv2/12')
})

it('lists who was merged into the player, each with its own undo', async () => {
  const merged = { id: 15, name: 'Anna Ruiz', into: 12, mergedAt: '2026-01-31T10:00:00Z', by: 'stan' }
  const { server, sent } = open({ ...ana, merged: [merged, { ...merged, id: 16, name: 'A. Ruiz', into: 15 }] })
  server.on('POST /api/playersv2/12/unmerge', ({ body }) => {
    sent.push(body)
    return { body: ana }
  })
  const list = within(await screen.findByRole('region', { name: 'Merged players' }))
  expect(list.getByText('A. Ruiz (#16), by way of #15')).toBeTruthy()
  await userEvent.click(list.getByRole('button', { name: 'Undo the merge of Anna Ruiz (#15)' }))
  expect(await screen.findByText('Anna Ruiz (#15) is a separate player again')).toBeTruthy()
  expect(sent).toEqual([{ duplicateId: 15 }])
})

describe('Erasing', () => {
  it('is offered to an owner at the end of the page, and leads to the list', async () => {
    const { server } = open(ana, { user: { ...staff, role: 'org_owner' } })
    server.on('DELETE /api/people/player/12', () => ({ status: 204, body: {} }))
    await userEvent.click(await screen.findByRole('button', { name: 'Erase Ana Ruiz' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Erase player' }))
    expect(await screen.findByText('Ana Ruiz erased')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeTruthy()
  })

  it('is not offered to staff', async () => {
    open(ana)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull()
  })
})
