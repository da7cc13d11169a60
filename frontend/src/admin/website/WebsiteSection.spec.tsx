/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrganizationDetailAnswer, SiteAnswer } from '../../api/schema'
import { showSignedIn, staff } from '../testing/session'
import { testServer, type Route } from '../testing/server'
import { WebsiteSection } from './WebsiteSection'

const organization: OrganizationDetailAnswer = {
  id: 1,
  name: 'Riverside',
  slug: 'riverside',
  domain: null,
  theme: 'light',
  logo_url: null,
  colors: [],
  abbreviation: null,
  facebook_url: null,
  instagram_url: null,
  youtube_url: null,
  time_zone: 'America/Los_Angeles',
  sports: [],
  feature_flags: {},
  users: [],
}

const site = (changes: Partial<SiteAnswer> = {}): SiteAnswer => ({
  revision: 4,
  template: 'generic',
  content: { home: { welcome: 'Hello' } },
  ...changes,
})

/** The section of a site; what is sent is noted, and answered as said. */
const openSection = async (put: Route = () => ({ body: site({ revision: 5 }) }), mayChange = true) => {
  const server = testServer()
  const sent: { readonly body: unknown; readonly revision: string | null }[] = []
  server.on('GET /api/organizations/1/site', () => ({ body: site() }))
  server.on('PUT /api/organizations/1/site', asked => {
    sent.push({ body: asked.body, revision: asked.headers.get('If-Match') })
    return put(asked)
  })
  showSignedIn(server, <WebsiteSection organization={organization} mayChange={mayChange} />, { ...staff, role: 'org_owner' })
  await screen.findByRole('radiogroup', { name: 'Template' })
  return { sent, server }
}

const open = (page: string) => userEvent.selectOptions(screen.getByLabelText('Page'), page)
const saveChanges = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

it('changes the template with what it means, and back again', async () => {
  const { sent } = await openSection(() => ({ body: site({ revision: 5, template: 'adult' }) }))
  await userEvent.click(screen.getByRole('radio', { name: /Adult league/ }))
  expect(sent).toEqual([{ body: { template: 'adult' }, revision: '4' }])
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
  expect(sent[1]).toEqual({ body: { template: 'generic' }, revision: null })
})

it('sends the fields that were typed, of all pages at once, and says what is saved', async () => {
  const { sent } = await openSection()
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Welcome'))
  await open('Contact')
  await userEvent.type(screen.getByLabelText('Phone'), '555 0100')
  expect(screen.getByText('Not saved yet.')).toBeTruthy()
  await saveChanges()
  await screen.findByText('Website saved')
  expect(sent).toEqual([{ body: { content: { home: { welcome: null }, contact: { phone: '555 0100' } } }, revision: '4' }])
})

it('takes a save back', async () => {
  const { sent } = await openSection()
  await userEvent.type(screen.getByLabelText('Welcome'), '!')
  await saveChanges()
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
  await screen.findByText('The website is as it was')
  expect(sent.map(({ body }) => body)).toEqual([
    { content: { home: { welcome: 'Hello!' } } },
    { content: { home: { welcome: 'Hello' } } },
  ])
})

it('says how much room a text has left', async () => {
  await openSection()
  expect(screen.getByText('Who you are and whom you play for. · 5 of 10,000 characters')).toBeTruthy()
})

it('writes the entries of a list in their order', async () => {
  const { sent } = await openSection()
  await open('League info')
  const questions = within(screen.getByRole('group', { name: 'Questions' }))
  for (const text of ['Where?', 'When?']) {
    await userEvent.click(questions.getByRole('button', { name: 'Add Question' }))
    await userEvent.type(questions.getAllByRole('textbox', { name: 'Question' }).at(-1) as HTMLElement, text)
  }
  await saveChanges()
  await screen.findByText('Website saved')
  expect(sent[0]?.body).toEqual({ content: { leagueInfo: { questions: [{ question: 'Where?' }, { question: 'When?' }] } } })
})

it('lets the second of two people choose, and sends his choice on top of the first', async () => {
  let isFirst = true
  const { sent, server } = await openSection(() => {
    if (!isFirst) return { body: site({ revision: 8 }) }
    isFirst = false
    return { status: 409, body: { statusCode: 409, message: 'Ben changed Welcome of Home meanwhile.', error: 'Conflict' } }
  })
  await userEvent.type(screen.getByLabelText('Welcome'), '!')
  server.on('GET /api/organizations/1/site', () => ({ body: site({ revision: 7, content: { home: { welcome: 'Hey' } } }) }))
  await saveChanges()
  const card = await screen.findByRole('alert', { name: /Website/ })
  expect(within(card).getByText('Ben changed Welcome of Home meanwhile.')).toBeTruthy()
  expect(within(card).getByText('Hey')).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: 'Save yours' }))
  await screen.findByText('Website saved')
  expect(sent[1]).toEqual({ body: { content: { home: { welcome: 'Hello!' } } }, revision: '7' })
})

it('says what the server refused', async () => {
  const message = 'Sign-up form must be a link that begins with https:// or http://.'
  await openSection(() => ({ status: 400, body: { statusCode: 400, message, error: 'Bad Request' } }))
  await open('Registration')
  await userEvent.type(screen.getByLabelText('Sign-up form'), 'us')
  await saveChanges()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('Not saved yet.')).toBeTruthy()
})

it('shows the page as visitors see it', async () => {
  await openSection()
  await open('Contact')
  expect(screen.getByTitle<HTMLIFrameElement>('Preview of the page').getAttribute('src')).toBe('/riverside/contact')
})

it('is read by those who may not change it', async () => {
  await openSection(undefined, false)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Generic/ }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
})
