/** @jest-environment ./architecture/browser-environment.js */
import { useQuery } from '@tanstack/react-query'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { SiteUser } from '@fullcourt/domain/pages/render-contract'
import { ApiError } from '../../api/api-error'
import { createApi } from '../../api/client'
import { definePage } from '../page'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { staffBar } from '../shell/late-bars'
import { siteOnDay, type RoutedPage as SitePage } from '../site'
import { siteQuery, siteQueryClient } from '../site-query'
import { demoTenant } from '../testing/tenant'
import { LostPage } from './ErrorBoundary'
import { SiteApp } from './SiteApp'

/** Generous, because the machine may be busy; nothing waits this long when all is well. */
configure({ asyncUtilTimeout: 20_000, getElementError: message => new Error(message ?? 'Not found.') })
Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true })

type Component = Awaited<ReturnType<Parameters<typeof definePage>[0]['load']>>['component']

const pageOf = (path: string, load: () => Promise<Component>) =>
  definePage({
    paths: [path],
    view: path,
    load: async () => ({
      component: await load(),
      queries: () => Promise.resolve(),
      head: () => ({ title: path, description: '' }),
    }),
  })

const here = pageOf('/', () => Promise.resolve(() => <Page title="Here">Home</Page>))

/** What suspends wants to be waited for. */
const open = async (
  pages: readonly SitePage[],
  { at = '/', noted = null, user = null }: { at?: string; noted?: string | null; user?: SiteUser | null } = {},
) => {
  if (user) await staffBar.load()
  const nowhere = createApi(() => Promise.reject(new Error('Nothing is asked here.')))
  const site = siteOnDay({ tenant: demoTenant(), theme: 'light', user, api: nowhere, pages }, '2026-11-22')
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <SiteApp site={site} client={siteQueryClient('browser')} missingAt={null} noted={noted} head={{}} />
      </MemoryRouter>,
    )
  })
}

const follow = (name: string) => act(() => userEvent.click(screen.getByRole('link', { name })))
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))
const alert = async () => (await screen.findByRole('alert')).textContent

describe('a step to another page', () => {
  it('ends on its heading, however late its code comes, and the words of the heading with the data', async () => {
    let bringCode: (component: Component) => void = () => undefined
    let bringData: (name: string) => void = () => undefined
    const code = new Promise<Component>(resolve => (bringCode = resolve))
    const data = new Promise<string>(resolve => (bringData = resolve))
    const asked = siteQuery('name', {}, [], () => data)
    const Late = () => <Page title={useQuery(asked).data ?? 'Standings'}>Table</Page>
    await open([here, pageOf('/teamList', () => code)])
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
    await follow('Standings')
    await act(async () => bringCode(Late))
    await hasFocus('Standings')
    await act(async () => bringData('Standings of Monday Night'))
    await hasFocus('Standings of Monday Night')
  })
})

it('begins at its top when it is first seen, so that nothing moves under a finger', async () => {
  const scrolled: unknown[] = []
  const seen: unknown[] = []
  jest.spyOn(window, 'scrollTo').mockImplementation((...to) => void scrolled.push(to))
  const Table = () => {
    useEffect(() => void seen.push(...scrolled), [])
    return <Page title="Table">Rows</Page>
  }
  await open([here, pageOf('/teamList', () => Promise.resolve(Table))])
  await follow('Standings')
  await hasFocus('Table')
  jest.restoreAllMocks()
  expect(seen).toEqual([[0, 0]])
})

it('keeps the page that is left until the code of the next one is there, marked as busy', async () => {
  let bringCode: (component: Component) => void = () => undefined
  await open([here, pageOf('/teamList', () => new Promise(resolve => (bringCode = resolve)))])
  await follow('Standings')
  expect(screen.getByRole('heading').textContent).toBe('Here')
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  await act(async () => bringCode(() => <Page title="Table">Rows</Page>))
  await hasFocus('Table')
  expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false)
})

it('has the title of the page where a person is, also when the page that was left is read later', async () => {
  let answer: () => void = () => undefined
  const queries = () => new Promise<void>(resolve => (answer = resolve))
  const slow = definePage({
    paths: ['/teamList'],
    view: 'slow',
    load: async () => ({
      component: () => <Page title="Table">Rows</Page>,
      queries,
      head: () => ({ title: 'Table', description: '' }),
    }),
  })
  await open([pageOf('/', () => Promise.resolve(() => <Page title="Here">Home</Page>)), slow])
  await follow('Standings')
  await hasFocus('Table')
  await follow('Home')
  await hasFocus('Here')
  await act(async () => answer())
  expect(document.title).not.toMatch(/^Table/)
})

describe('a step to what is not there', () => {
  const saying = (name: 'title' | 'canonical' | 'robots') => {
    if (name === 'title') return document.title
    return (
      document.head.querySelector(`[rel="${name}"]`)?.getAttribute('href') ??
      document.head.querySelector(`[name="${name}"]`)?.getAttribute('content')
    )
  }
  const said = () => [saying('title'), saying('canonical'), saying('robots')]
  const nobody = new ApiError(404, 'Team not found.')
  const missing = definePage({
    paths: ['/teamList'],
    view: 'missing',
    missing: 'Team not found.',
    load: async () => ({
      component: () => <Page title="Team">Rows</Page>,
      queries: () => Promise.reject(nobody),
      head: () => ({ title: 'Team', description: '', editedAt: '/fab/standings' as const }),
    }),
  })

  it.each([
    ['a page of nothing', [here, missing], 'Standings'],
    ['no page', [here, missing], 'Schedule'],
  ])('to %s, is a missing page in all that it says, and the step back is not', async (_, pages, link) => {
    document.head.innerHTML = '<link rel="canonical" href="https://before.example">'
    await open(pages, { user: { id: 7, role: 'staff', isStaff: true } })
    await follow(link)
    await hasFocus('Page not found')
    expect(said()).toEqual(['Page not found | Orange County Hoops', undefined, 'noindex'])
    expect(screen.queryByRole('link', { name: 'Edit what it shows' })).toBeNull()
    await follow('Home')
    await hasFocus('Here')
    expect(said()).toEqual(['/ | Orange County Hoops', 'https://fullcourt.example/demo', undefined])
  })
})

it('leads staff to where the page is edited to which they went, and to nothing where a page is not there', async () => {
  const table = definePage({
    paths: ['/teamList'],
    view: 'table',
    load: async () => ({
      component: () => <Page title="Table">Rows</Page>,
      queries: () => Promise.resolve(),
      head: () => ({ title: 'Table', description: '', editedAt: '/fab/standings' }),
    }),
  })
  await open([here, table], { user: { id: 7, role: 'staff', isStaff: true } })
  const edited = () => screen.queryByRole('link', { name: 'Edit what it shows' })?.getAttribute('href')
  expect(edited()).toBeUndefined()
  await follow('Standings')
  await waitFor(() => expect(edited()).toBe('/fab/standings'))
  await follow('Schedule')
  await waitFor(() => expect(edited()).toBeUndefined())
})

describe('what breaks', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  const Broken: Component = () => {
    throw new TypeError('x is undefined')
  }

  it('is one page: the menu stays, and the page says what to quote', async () => {
    await open([pageOf('/', () => Promise.resolve(Broken))], { noted: 'Quote req-7 when you report it.' })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(await alert()).toMatch(/^This page could not be shown\. Quote req-7 when you report it\./)
    expect(screen.getByRole('link', { name: 'Standings' })).toBeTruthy()
  })

  it('is one part of a page: the others stay', async () => {
    const Parts: Component = () => (
      <Page title="Home">
        <Section id="leaders" title="Leaders">
          <Broken {...({} as Parameters<typeof Broken>[0])} />
        </Section>
        <Section id="standings" title="Standings">
          All of them
        </Section>
      </Page>
    )
    await open([pageOf('/', () => Promise.resolve(Parts))])
    expect(await alert()).toMatch(/^This part of the page could not be shown\./)
    expect(screen.getByText('All of them')).toBeTruthy()
  })

  /** What Chromium says of the code of a page that does not come. */
  const lost = new TypeError('Failed to fetch dynamically imported module: https://product.example/assets/GamePage-1a2b.js')
  const lostPage = pageOf('/teamList', () => Promise.reject(lost))
  /** A server that answers with these, one after another, and after the last one not at all. */
  const answering = (...statuses: number[]) => {
    window.fetch = () => {
      const status = statuses.shift()
      return status === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ status } as Response)
    }
  }

  it('is said to be a newer version where the code of a page is no longer there', async () => {
    answering(200)
    await open([here, lostPage])
    await follow('Standings')
    expect(await screen.findByRole('heading', { name: 'There is a newer version' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy()
  })

  it('is said to be the connection where the server is away', async () => {
    answering()
    await open([here, lostPage])
    await follow('Standings')
    expect(await screen.findByRole('heading', { name: 'The server cannot be reached' })).toBeTruthy()
  })

  it('loads the page by itself once the server is back', async () => {
    answering()
    let reloads = 0
    render(<LostPage reload={() => (reloads += 1)} />)
    await screen.findByRole('heading', { name: 'The server cannot be reached' })
    answering(200)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(reloads).toBe(1))
  })
})
