/** @jest-environment ./architecture/browser-environment.js */
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { SiteMenuLink, SiteUser } from '@fullcourt/domain/pages/render-contract'
import { createApi } from '../../api/client'
import { SiteProvider, siteOnDay } from '../site'
import { siteQueryClient } from '../site-query'
import { demoTenant } from '../testing/tenant'
import { Shell } from './Shell'
import { staffBar } from './late-bars'

const link = (id: number, over: Partial<SiteMenuLink>): SiteMenuLink => ({
  id,
  label: 'Games',
  is_external: false,
  slug: 'schedule',
  page: '/schedule',
  url: null,
  show_in_navbar: true,
  position: id,
  ...over,
})

const open = ({ links = [], user = null }: { links?: readonly SiteMenuLink[]; user?: SiteUser | null } = {}) => {
  const api = createApi(() => Promise.reject(new Error('Nothing is asked here.')))
  const site = siteOnDay({ tenant: demoTenant({ links }), theme: 'light', user, api, pages: [] }, '2026-11-22')
  render(
    <MemoryRouter basename="/demo" initialEntries={['/demo']}>
      <QueryClientProvider client={siteQueryClient('browser')}>
        <SiteProvider value={site}>
          <Shell editedAt="/games/7">Here</Shell>
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getAllByRole('link', { hidden: true })

it('leads from the own links of the menu inside the site, also where two have one label', () => {
  open({ links: [link(1, {}), link(2, {}), link(3, { label: 'Home', slug: 'home', page: '/' })] })
  expect(menu().map(entry => entry.getAttribute('href'))).toEqual(['/demo/schedule', '/demo/schedule', '/demo'])
})

it('marks a link to another website in words, and gives it nothing of this page', () => {
  open({ links: [link(1, { label: 'Shop', is_external: true, slug: null, url: 'https://shop.example' })] })
  const [shop] = menu()
  expect([shop?.textContent, shop?.getAttribute('href'), shop?.getAttribute('rel')]).toEqual([
    'Shop  (another website)',
    'https://shop.example',
    'external noopener noreferrer',
  ])
})

describe('above the page', () => {
  const staffLinks = () =>
    screen.queryAllByRole('link', { name: /^(Edit what it shows|Dashboard)$/ }).map(link => link.getAttribute('href'))

  it('staff have the way to where it is edited', async () => {
    await staffBar.load()
    open({ user: { id: 7, role: 'staff', isStaff: true } })
    expect(staffLinks()).toEqual(['/games/7', '/dashboard/today'])
  })

  it('a super_admin is led to the lists of this organization', async () => {
    await staffBar.load()
    open({ user: { id: 7, role: 'super_admin', isStaff: true } })
    expect(staffLinks()).toEqual(['/games/7?organization=1', '/organizations'])
  })

  it.each([
    ['a visitor', null],
    ['staff of another organization', { id: 7, role: 'staff', isStaff: false }],
  ] as const)('%s has nothing', async (_, user) => {
    await staffBar.load()
    open({ user })
    expect(staffLinks()).toEqual([])
  })
})

/** What is sent from now on. */
const sentCalls = () => {
  const calls: unknown[] = []
  const answer = (address: string, { method, body }: RequestInit) => {
    calls.push([method, address, body])
    return Promise.resolve({ status: 200, headers: new Headers(), text: async () => '' })
  }
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true })
  return calls
}

/** One in the menu, one in the footer. */
const switches = () => screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Theme', hidden: true })
const choose = (theme: string) => userEvent.selectOptions(switches()[0] as HTMLSelectElement, theme)

it('keeps the theme for a signed-in person', async () => {
  const calls = sentCalls()
  open({ user: { id: 7, role: 'staff', isStaff: false } })
  await choose('Dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(switches().map(({ value }) => value)).toEqual(['dark', 'dark'])
  await waitFor(() => expect(calls).toEqual([['PUT', '/api/usersv2/7', '{"theme":"dark"}']]))
})

it('remembers the theme of a visitor on their device alone', async () => {
  const calls = sentCalls()
  open()
  await choose('Light')
  expect(document.cookie).toContain('theme=light')
  expect(calls).toEqual([])
})
