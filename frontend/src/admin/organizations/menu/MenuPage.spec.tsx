/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MenuLinkAnswer } from '../../../api/schema'
import { showSignedIn, staff } from '../../testing/session'
import { testServer, type Route } from '../../testing/server'
import { MenuPage } from './MenuPage'

const link = (id: number, label: string, position: number, changes: Partial<MenuLinkAnswer> = {}): MenuLinkAnswer => ({
  revision: 4,
  id,
  label,
  is_external: false,
  slug: label.toLowerCase(),
  url: null,
  show_in_navbar: true,
  position,
  organization_id: 1,
  ...changes,
})

const organization = { id: 1, name: 'Riverside', slug: 'riverside', domain: null, users: [], sports: [], feature_flags: {} }

/** The page with these links; what is sent to a call is noted, and answered as said. */
const openMenu = async (links: readonly MenuLinkAnswer[], answers: Readonly<Record<string, Route>> = {}) => {
  const server = testServer()
  const sent: { readonly call: string; readonly body: unknown; readonly revision: string | null }[] = []
  const noting =
    (call: string, route: Route): Route =>
    asked => {
      sent.push({ call, body: asked.body, revision: asked.headers.get('If-Match') })
      return route(asked)
    }
  server.on('GET /api/organization-links/1', () => ({ body: links }))
  server.on('GET /api/organizations/1', () => ({ body: organization }))
  for (const [call, route] of Object.entries(answers)) server.on(call, noting(call, route))
  showSignedIn(server, <MenuPage />, { ...staff, role: 'org_owner' })
  await screen.findByRole('heading', { name: 'Add New Link' })
  return sent
}

const news = link(21, 'News', 0)
const shop = link(22, 'Shop', 1, { is_external: true, slug: null, url: 'https://shop.example', show_in_navbar: false })

it('shows an empty menu in the words of the specification', async () => {
  await openMenu([])
  expect(screen.getByText('Your menu will show here...')).toBeTruthy()
})

it('shows in the preview what visitors see, and in the list everything', async () => {
  await openMenu([news, shop])
  expect(
    within(screen.getByRole('region', { name: 'Preview' }))
      .getAllByRole('button')
      .map(button => button.textContent),
  ).toEqual(['News'])
  expect(screen.getByText('Internal · Shown · /news')).toBeTruthy()
  expect(screen.getByText('External · Hidden · https://shop.example')).toBeTruthy()
})

it('says where a page will appear while its label is typed', async () => {
  await openMenu([])
  await userEvent.type(screen.getByLabelText(/Label/), 'Meet the Team')
  expect(screen.getByText('Will appear at localhost/riverside/meet-the-team')).toBeTruthy()
})

it('adds a link and is empty again', async () => {
  const sent = await openMenu([], { 'POST /api/organization-links': () => ({ status: 201, body: news }) })
  await userEvent.type(screen.getByLabelText(/Label/), 'News')
  await userEvent.click(screen.getByRole('button', { name: 'Add Link' }))
  await screen.findByText('News added')
  expect(sent.map(({ body }) => body)).toEqual([
    { label: 'News', is_external: false, url: null, show_in_navbar: true, organization_id: 1 },
  ])
  expect(screen.getByLabelText<HTMLInputElement>(/Label/).value).toBe('')
})

it('loads a link into the form and sends only what changed', async () => {
  const sent = await openMenu([news, shop], { 'PUT /api/organization-links/22': () => ({ body: { ...shop, label: 'Store' } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shop' }))
  const label = screen.getByLabelText(/Label/)
  await userEvent.clear(label)
  await userEvent.type(label, 'Store')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Store updated')
  expect(sent).toEqual([{ call: 'PUT /api/organization-links/22', body: { label: 'Store' }, revision: '4' }])
  expect(screen.getByRole('heading', { name: 'Add New Link' })).toBeTruthy()
})

it('takes the url away from a link that leads inside again', async () => {
  const sent = await openMenu([shop], { 'PUT /api/organization-links/22': () => ({ body: shop }) })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shop' }))
  await userEvent.selectOptions(screen.getByLabelText('Leads to'), 'internal')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Shop updated')
  expect(sent.map(({ body }) => body)).toMatchObject([{ is_external: false }])
})

it('toggles a link', async () => {
  const sent = await openMenu([news], { 'PUT /api/organization-links/21': () => ({ body: news }) })
  await userEvent.click(screen.getByRole('button', { name: 'Toggle News' }))
  expect(sent.map(({ body }) => body)).toEqual([{ show_in_navbar: false }])
})

it('asks before a link is deleted, in the words of the specification', async () => {
  const sent = await openMenu([news], { 'DELETE /api/organization-links/21': () => ({ status: 204, body: null }) })
  await userEvent.click(screen.getByRole('button', { name: 'Delete News' }))
  expect(await screen.findByText('Are you sure you want to delete this link?')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Link deleted')
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/organization-links/21'])
})
