/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MenuLinkAnswer } from '../../../api/schema'
import { showSignedIn, staff } from '../../parts/testing/session'
import { testServer, type Route } from '../../parts/testing/server'
import { MenuPage } from './MenuPage'

const link = (id: number, label: string, position: number, changes: Partial<MenuLinkAnswer> = {}): MenuLinkAnswer => ({
  revision: 4,
  id,
  label,
  is_external: false,
  slug: label.toLowerCase(),
  page: null,
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
  server.on('GET /api/organizations/1/site', () => ({ body: { revision: 1, template: 'generic', content: {} } }))
  for (const [call, route] of Object.entries(answers)) server.on(call, noting(call, route))
  showSignedIn(server, <MenuPage />, { ...staff, role: 'org_owner' })
  await screen.findByRole('heading', { name: 'Add New Link' })
  return sent
}

const join = link(21, 'Join our team', 0, { slug: 'join-our-team', page: '/ourTeam' })
const news = link(23, 'News', 2)
const shop = link(22, 'Shop', 1, { is_external: true, slug: null, url: 'https://shop.example', show_in_navbar: false })

it('shows an empty menu in the words of the specification, and what visitors see meanwhile', async () => {
  await openMenu([])
  expect(screen.getByText('Your menu will show here...')).toBeTruthy()
  const standard = await screen.findByRole('list', { name: 'The standard menu' })
  expect(within(standard).getAllByRole('listitem').map(item => item.textContent)).toEqual(['Home', 'Standings', 'Schedule', 'Players', 'Leaders']) // oxfmt-ignore
})

it('shows in the preview what visitors see, and in the list everything', async () => {
  await openMenu([join, news, shop])
  expect(
    within(screen.getByRole('region', { name: 'Preview' }))
      .getAllByRole('button')
      .map(button => button.textContent),
  ).toEqual(['Join our team'])
  expect(screen.getByText('Internal · Shown · /ourTeam')).toBeTruthy()
  expect(screen.getByText('Internal · Shown · leads to no page of your site, so visitors do not see it')).toBeTruthy()
  expect(screen.getByText('External · Hidden · https://shop.example')).toBeTruthy()
})

it('says where a page will appear while its label is typed', async () => {
  await openMenu([])
  await userEvent.type(screen.getByLabelText(/Label/), 'Meet the Team')
  expect(screen.getByText('Will appear at localhost/riverside/meet-the-team')).toBeTruthy()
})

it('leads to the page that a label names, and asks for one where it names none', async () => {
  await openMenu([])
  const page = screen.getByLabelText<HTMLSelectElement>(/^Page/)
  await userEvent.type(screen.getByLabelText(/Label/), 'Join our team')
  expect(page.value).toBe('ourTeam')
  expect(screen.getByText('Will appear at localhost/riverside/ourTeam')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/Label/), '!!')
  expect(page.value).toBe('ourTeam')
  await userEvent.type(screen.getByLabelText(/Label/), ' now')
  expect(page.validity.valid).toBe(false)
  expect(screen.getByText(/^Your site has no page of this name yet/)).toBeTruthy()
})

it('is labelled with the title of the page that is chosen first', async () => {
  await openMenu([])
  await userEvent.selectOptions(screen.getByLabelText(/^Page/), 'leagueInfo')
  expect(screen.getByLabelText<HTMLInputElement>(/Label/).value).toBe('League info')
})

it('begins with the links of the standard menu', async () => {
  const sent = await openMenu([], { 'POST /api/organization-links/standard': () => ({ status: 201, body: [join] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Begin with the standard menu' }))
  await screen.findByText('The standard menu is yours to change')
  expect(sent.map(({ body }) => body)).toEqual([{ organization_id: 1 }])
})

it('keeps the links of the standard menu beside the first own one, unless that is not wanted', async () => {
  const answers = {
    'POST /api/organization-links/standard': () => ({ status: 201, body: [join] }),
    'POST /api/organization-links': () => ({ status: 201, body: join }),
  }
  const sent = await openMenu([], answers)
  const add = async () => {
    await userEvent.selectOptions(screen.getByLabelText(/^Page/), 'ourTeam')
    await userEvent.click(screen.getByRole('button', { name: 'Add Link' }))
    await screen.findByText('Join our team was added.')
  }
  await add()
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/organization-links/standard', 'POST /api/organization-links'])
  await userEvent.click(screen.getByLabelText('Keep the links of the standard menu'))
  await add()
  expect(sent.slice(2).map(({ call }) => call)).toEqual(['POST /api/organization-links'])
})

it('adds a link and is empty again', async () => {
  const sent = await openMenu([shop], { 'POST /api/organization-links': () => ({ status: 201, body: join }) })
  await userEvent.type(screen.getByLabelText(/Label/), 'Come and play')
  await userEvent.selectOptions(screen.getByLabelText(/^Page/), 'ourTeam')
  await userEvent.click(screen.getByRole('button', { name: 'Add Link' }))
  await screen.findByText('Join our team added')
  expect(sent.map(({ body }) => body)).toEqual([
    { label: 'Come and play', is_external: false, slug: 'ourTeam', url: null, show_in_navbar: true, organization_id: 1 },
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

it('stays with its page under another label', async () => {
  const sent = await openMenu([join], { 'PUT /api/organization-links/21': () => ({ body: join }) })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Join our team' }))
  await userEvent.type(screen.getByLabelText(/Label/), ' now')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Join our team updated')
  expect(sent.map(({ body }) => body)).toEqual([{ label: 'Join our team now', slug: 'ourTeam' }])
})

it('takes the url away from a link that leads inside again', async () => {
  const sent = await openMenu([shop], { 'PUT /api/organization-links/22': () => ({ body: shop }) })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shop' }))
  await userEvent.selectOptions(screen.getByLabelText('Leads to'), 'internal')
  await userEvent.selectOptions(screen.getByLabelText(/^Page/), 'contact')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Shop updated')
  expect(sent.map(({ body }) => body)).toMatchObject([{ is_external: false, slug: 'contact' }])
})

it('toggles a link', async () => {
  const sent = await openMenu([news], { 'PUT /api/organization-links/23': () => ({ body: news }) })
  await userEvent.click(screen.getByRole('button', { name: 'Toggle News' }))
  expect(sent.map(({ body }) => body)).toEqual([{ show_in_navbar: false }])
})

it('asks before a link is deleted, in the words of the specification', async () => {
  const sent = await openMenu([news], { 'DELETE /api/organization-links/23': () => ({ status: 204, body: null }) })
  await userEvent.click(screen.getByRole('button', { name: 'Delete News' }))
  expect(await screen.findByText('Are you sure you want to delete this link?')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Link deleted')
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/organization-links/23'])
})
