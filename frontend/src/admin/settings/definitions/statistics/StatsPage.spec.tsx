/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StatDefinitionAnswer } from '../../../../api/schema'
import { later, testServer } from '../../../parts/testing/server'
import { showSignedIn, staff } from '../../../parts/testing/session'
import { StatsPage } from './StatsPage'

const statistic = (id: number, name: string, abbreviation: string, hidden = false): StatDefinitionAnswer => ({
  revision: 3,
  id,
  name,
  abbreviation,
  order: id - 1,
  hidden,
  is_visible: !hidden,
})

const both = [statistic(1, 'Points', 'PTS'), statistic(2, 'Assists', 'AST', true)]

it('says that it loads, in the words of the specification', async () => {
  const server = testServer()
  const answer = later<{ body: unknown }>()
  server.on('GET /api/statsv2/1', () => answer.answer)
  showSignedIn(server, <StatsPage />)
  await screen.findByText('Loading stats...')
  answer.resolve({ body: both })
  await screen.findByRole('button', { name: 'Hide Points' })
})

it('hides a statistic that is shown and shows one that is hidden', async () => {
  const server = testServer()
  const sent: unknown[] = []
  server.on('GET /api/statsv2/1', () => ({ body: both }))
  for (const id of [1, 2])
    server.on(`PUT /api/statsv2/${id}/toggle-visibility`, ({ body }) => {
      sent.push([id, body])
      return { body: both }
    })
  showSignedIn(server, <StatsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide Points' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Unhide Assists' }))
  expect(sent).toEqual([
    [1, { hidden: true }],
    [2, { hidden: false }],
  ])
})

it('asks of which sport where the organization plays several', async () => {
  const server = testServer()
  const sports = ['basketball', 'futsal'].map((name, at) => ({ id: at + 1, name, type: name }))
  server.on('GET /api/statsv2/1', () => ({ body: both }))
  server.on('GET /api/statsv2/2', () => ({ body: [statistic(31, 'Goals', 'G')] }))
  showSignedIn(server, <StatsPage />, { ...staff, sports })
  await screen.findByRole('button', { name: 'Hide Points' })
  await userEvent.selectOptions(screen.getByLabelText('Sport'), 'Futsal')
  expect(await screen.findByRole('button', { name: 'Hide Goals' })).toBeTruthy()
})

it('says that it loads whose stats they are, in the words of the specification', async () => {
  const server = testServer()
  server.on('GET /api/organizations', () => later<{ body: unknown }>().answer)
  showSignedIn(server, <StatsPage />, { ...staff, role: 'super_admin', organization_id: null, organization: null })
  expect(await screen.findByText('Loading user...')).toBeTruthy()
})
