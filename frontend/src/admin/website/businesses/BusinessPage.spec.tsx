/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BusinessAnswer } from '../../../api/schema'
import { testServer, type Route } from '../../parts/testing/server'
import { showSignedIn } from '../../parts/testing/session'
import { NEW_BUSINESS } from './business-fields'
import { BusinessPage } from './BusinessPage'

const gym: BusinessAnswer = { ...NEW_BUSINESS, id: 5, organization_id: 1, revision: 4, name: 'Gym', city: 'Houston' }

const open = async (businesses: readonly BusinessAnswer[], answers: Readonly<Record<string, Route>> = {}) => {
  const server = testServer()
  const sent: { readonly call: string; readonly body: unknown; readonly revision: string | null }[] = []
  server.on('GET /api/businesses', () => ({ body: businesses }))
  for (const [call, route] of Object.entries(answers))
    server.on(call, asked => {
      sent.push({ call, body: asked.body, revision: asked.headers.get('If-Match') })
      return route(asked)
    })
  showSignedIn(server, <BusinessPage />)
  await screen.findByRole('heading', { name: 'Add Business' })
  return sent
}

it('says that there are none yet', async () => {
  await open([])
  expect(screen.getByText('No businesses yet.')).toBeTruthy()
})

it('lists what there is', async () => {
  await open([{ ...gym, category: 'co-ed', sport: 'basketball', state: 'Texas', signupStatus: 'closed' }])
  expect(screen.getByText('co-ed · basketball · Houston, Texas · Sign-up closed')).toBeTruthy()
})

it('adds one and is empty again', async () => {
  const sent = await open([], { 'POST /api/businesses': () => ({ status: 201, body: gym }) })
  await userEvent.type(screen.getByLabelText(/^Name/), 'Gym')
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Houston')
  await userEvent.click(screen.getByRole('button', { name: 'Add Business' }))
  await screen.findByText('Gym added')
  expect(sent.map(({ body }) => body)).toEqual([{ ...NEW_BUSINESS, name: 'Gym', city: 'Houston' }])
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
})

it('loads one into the form, sends what changed, and adds again after that', async () => {
  const sent = await open([gym], { 'PUT /api/businesses/5': () => ({ body: { ...gym, cost: '$900' } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Gym' }))
  await userEvent.type(screen.getByLabelText('Cost'), '$900')
  await userEvent.click(screen.getByRole('button', { name: 'Update Business' }))
  await screen.findByText('Gym updated')
  expect(sent).toEqual([{ call: 'PUT /api/businesses/5', body: { cost: '$900' }, revision: '4' }])
  expect(screen.getByRole('heading', { name: 'Add Business' })).toBeTruthy()
})

it('closes the sign-up', async () => {
  const sent = await open([gym], { 'PUT /api/businesses/5': () => ({ body: gym }) })
  await userEvent.click(screen.getByRole('button', { name: 'Close sign-up of Gym' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ signupStatus: 'closed' }]))
})

it('deletes one, and brings it back', async () => {
  const sent = await open([gym], {
    'DELETE /api/businesses/5': () => ({ status: 204, body: null }),
    'POST /api/businesses/5/restore': () => ({ status: 204, body: null }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete Gym' }))
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this business?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Gym brought back')
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/businesses/5', 'POST /api/businesses/5/restore'])
})
