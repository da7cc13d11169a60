/** @jest-environment ./architecture/browser-environment.js */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrganizationDetailAnswer, SiteAnswer } from '../../../api/schema'
import { showPage, staff } from '../../parts/testing/session'
import { later, testServer, type Route } from '../../parts/testing/server'
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
const openSection = async (
  put: Route = () => ({ body: site({ revision: 5 }) }),
  of: Partial<OrganizationDetailAnswer> = {},
  at = '/organizations/1',
) => {
  const server = testServer()
  const sent: { readonly body: unknown; readonly revision: string | null }[] = []
  server.on('GET /api/organizations/1/site', () => ({ body: site() }))
  server.on('POST /api/organizations/1/site/preview', ({ body }) => {
    const { page, content } = body as { page: string; content: object }
    return { body: { html: `<main>${page} ${JSON.stringify(content)}</main><script>alert(1)</script>`, faults: [] } }
  })
  server.on('PUT /api/organizations/1/site', asked => {
    sent.push({ body: asked.body, revision: asked.headers.get('If-Match') })
    return put(asked)
  })
  const section = <WebsiteSection organization={{ ...organization, ...of }} />
  const { client } = showPage(server, '/organizations/:organization', section, at, staff)
  await screen.findByRole('radiogroup', { name: 'Template' })
  return { sent, server, client }
}

const open = (page: string) => userEvent.selectOptions(screen.getByLabelText('Page'), page)
const saveChanges = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

it('changes the template with what it means, and back again', async () => {
  const { sent } = await openSection(() => ({ body: site({ revision: 5, template: 'adult' }) }))
  await userEvent.click(screen.getByRole('radio', { name: /Adult league/ }))
  expect(sent).toEqual([{ body: { template: 'adult' }, revision: '4' }])
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
  expect(sent[1]).toEqual({ body: { template: 'generic' }, revision: '5' })
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
  await screen.findByText('The earlier website is back')
  expect(sent).toEqual([
    { body: { content: { home: { welcome: 'Hello!' } } }, revision: '4' },
    { body: { content: { home: { welcome: 'Hello' } } }, revision: '5' },
  ])
})

it('keeps what is typed while a save is on its way', async () => {
  const stored = later<{ body: SiteAnswer }>()
  const { sent } = await openSection(() => stored.answer)
  await userEvent.type(screen.getByLabelText('Welcome'), '!')
  await saveChanges()
  await userEvent.type(screen.getByLabelText('Headline'), 'Since 1998')
  stored.resolve({ body: site({ revision: 5, content: { home: { welcome: 'Hello!' } } }) })
  await screen.findByText('Website saved')
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Since 1998')
  await saveChanges()
  await waitFor(() => expect(sent[1]).toEqual({ body: { content: { home: { headline: 'Since 1998' } } }, revision: '5' }))
})

it('shows the list as somebody else changed it meanwhile, and changes that', async () => {
  const { sent, server, client } = await openSection()
  await open('League info')
  const now = { leagueInfo: { questions: [{ question: 'Where?' }] } }
  server.on('GET /api/organizations/1/site', () => ({ body: site({ revision: 6, content: now }) }))
  await act(() => client.invalidateQueries({ queryKey: ['website', 1] }))
  const questions = within(screen.getByRole('group', { name: 'Questions' }))
  await userEvent.click(questions.getByRole('button', { name: 'Add Question' }))
  await userEvent.type(questions.getAllByRole('textbox', { name: 'Question' }).at(-1) as HTMLElement, 'When?')
  await saveChanges()
  await screen.findByText('Website saved')
  expect(sent[0]).toEqual({
    body: { content: { leagueInfo: { questions: [{ question: 'Where?' }, { question: 'When?' }] } } },
    revision: '6',
  })
})

/** What is chosen in the last field of pictures. */
const choosePicture = (name: string, type: string) => {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  return userEvent.upload(field as HTMLInputElement, new File(['x'], name, { type }), { applyAccept: false })
}

describe('A picture', () => {
  /** The test browser reads no images, as one of a format that only the server knows. */
  beforeAll(() => {
    const unread = () => Promise.reject(new Error('This image cannot be read here.'))
    Object.defineProperty(globalThis, 'createImageBitmap', { value: unread, configurable: true })
  })

  it('keeps what was typed beside it while it was sent', async () => {
    const { sent, server } = await openSection()
    const stored = later<{ body: { url: string } }>()
    server.on('POST /api/organizations/1/pictures', () => stored.answer)
    await userEvent.click(screen.getByRole('button', { name: 'Add Picture' }))
    await choosePicture('court.png', 'image/png')
    await userEvent.type(screen.getByLabelText('Caption'), 'Court')
    stored.resolve({ body: { url: '/uploads/a.webp' } })
    await screen.findByRole('button', { name: /^Remove Picture$/ })
    await saveChanges()
    await screen.findByText('Website saved')
    expect(sent[0]?.body).toEqual({ content: { home: { pictures: [{ picture: '/uploads/a.webp', caption: 'Court' }] } } })
  })

  it('that is none says so beside its field', async () => {
    await openSection()
    await open('About')
    await choosePicture('rules.pdf', 'application/pdf')
    expect(await screen.findByText('The file given is not an image')).toBeTruthy()
  })
})

it('offers the looks in words, and takes one back', async () => {
  const { sent } = await openSection()
  await open('Look')
  await userEvent.click(screen.getByRole('radio', { name: /^Serif headings/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'In your main colour' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Light, with a line in your colour' }))
  await saveChanges()
  await screen.findByText('Website saved')
  expect(sent[0]?.body).toEqual({ content: { look: { lettering: 'serif' } } })
})

it('begins with the page that the address names', async () => {
  await openSection(undefined, {}, '/organizations/1?website=contact')
  expect(screen.getByLabelText<HTMLSelectElement>('Page').value).toBe('contact')
  expect(document.activeElement).toBe(screen.getByLabelText('Page'))
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

it('lets the second of two people choose, and sends their choice on top of the first', async () => {
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

/** What the preview shows, and its scripts. */
const shown = () => {
  const preview = screen.getByTitle<HTMLIFrameElement>('Preview of the page').contentDocument
  return { text: preview?.querySelector('main')?.textContent, scripts: preview?.querySelectorAll('script').length }
}

describe('The preview', () => {
  it('is the page with what is typed, made by the server, without its scripts and before anything is saved', async () => {
    const { sent } = await openSection()
    await open('Contact')
    await userEvent.type(screen.getByLabelText('Phone'), '555')
    await waitFor(() => expect(shown()).toEqual({ text: 'contact {"contact":{"phone":"555"}}', scripts: 0 }))
    expect(sent).toEqual([])
  })

  it('leads to the page as it is saved', async () => {
    await openSection()
    await open('Contact')
    expect(screen.getByRole('link', { name: /Open the page/ }).getAttribute('href')).toBe('/riverside/contact')
  })

  it('is there for an organization without slug and domain, too', async () => {
    await openSection(undefined, { slug: null })
    await waitFor(() => expect(shown().text).toBe('home {}'))
    expect(screen.getByText('The site is public once the organization has a slug or a domain.')).toBeTruthy()
  })

  it('says what cannot be shown yet', async () => {
    const { server } = await openSection()
    server.on('POST /api/organizations/1/site/preview', () => ({ body: { html: '', faults: ['Phone must be text.'] } }))
    await open('Contact')
    expect(await screen.findByText('Not shown yet: Phone must be text.')).toBeTruthy()
  })
})
