/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showSignedIn, staff } from '../../parts/testing/session'
import { testServer, type Route } from '../../parts/testing/server'
import { OrganizationsPage } from './OrganizationsPage'

const root = { ...staff, role: 'super_admin' as const, organization_id: null, organization: null }

/** The form of a new organization; what is sent is noted. */
const openForm = async (answer: Route) => {
  const server = testServer()
  const sent: FormData[] = []
  server.on('GET /api/organizations', () => ({ body: [] }))
  server.on('GET /api/sportsv2', () => ({ body: [{ id: 1, name: 'basketball', type: 'basketball' }] }))
  server.on('POST /api/admin/organizations', asked => {
    sent.push(asked.body as FormData)
    return answer(asked)
  })
  showSignedIn(server, <OrganizationsPage />, root)
  await userEvent.click(await screen.findByRole('button', { name: 'Create Organization' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create Organization' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lakeside')
  return { form, sent, save: () => userEvent.click(form.getByRole('button', { name: 'Create Organization' })) }
}

const made = { id: 4, name: 'Lakeside', users: [], sports: [] }

it('makes an organization with its owner, and shows the password that was made for them once', async () => {
  const { form, sent, save } = await openForm(() => ({ status: 201, body: { ...made, tempPassword: 'k7mq-x2fd' } }))
  await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'olga')
  await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'olga@example.com')
  await save()
  expect(await screen.findByText('Temporary Password: k7mq-x2fd')).toBeTruthy()
  expect(['name', 'username', 'email', 'password'].map(field => sent[0]?.get(field))).toEqual([
    'Lakeside',
    'olga',
    'olga@example.com',
    null,
  ])
})

it('makes an organization without an owner where none is named', async () => {
  const { sent, save } = await openForm(() => ({ status: 201, body: made }))
  await save()
  expect(await screen.findByText('Lakeside created')).toBeTruthy()
  expect(sent[0]?.has('username')).toBe(false)
})

it('keeps the form where the username is taken, and says so', async () => {
  const { form, save } = await openForm(() => ({ status: 409, body: { statusCode: 409, message: 'This username is taken.' } }))
  await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'olga')
  await save()
  expect(await screen.findByText('This username is taken.')).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('olga')
})

it('brings back an organization that was deleted', async () => {
  const server = testServer()
  server.on('GET /api/organizations', () => ({ body: [] }))
  server.on('GET /api/sportsv2', () => ({ body: [] }))
  server.on('GET /api/admin/organizations/deleted', () => ({ body: [{ id: 4, name: 'Lakeside' }] }))
  server.on('POST /api/organizations/4/restore', () => ({ status: 204, body: null }))
  showSignedIn(server, <OrganizationsPage />, root)
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back Lakeside' }))
  expect(await screen.findByText('Lakeside brought back')).toBeTruthy()
  expect(server.calls).toContain('POST /api/organizations/4/restore')
})
