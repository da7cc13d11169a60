/** @jest-environment ./architecture/browser-environment.js */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createApi } from '../../api/client'
import type { Call } from '../../api/read-api'
import { SiteProvider, siteOnDay } from '../site'
import { siteQueryClient } from '../site-query'
import { demoTenant } from '../testing/tenant'
import { KeptSeasonProvider } from '../kept-season'
import type { Hit } from './queries'
import { SearchField } from './SearchField'
import { SiteSearch } from './SiteSearch'

const hit = (name: string, over: Partial<Hit> = {}): Hit => ({
  kind: 'player',
  name,
  address: `/players/${name.length}`,
  marks: [[0, 3]],
  image: null,
  team: null,
  leagueName: null,
  lastSeason: null,
  ...over,
})

const Here = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="here">{pathname + search}</p>
}

const open = (
  field: 'field' | 'bar' = 'field',
  hits: readonly Hit[] = [hit('Ana Ruiz'), hit('Anaïs Ortega')],
  tenant = demoTenant(),
) => {
  const calls: Call[] = []
  let found = hits
  const api = createApi(call => {
    calls.push(call)
    return Promise.resolve({ status: 200, body: { count: found.length, hits: found } })
  })
  const site = siteOnDay({ tenant, theme: 'light', user: null, api, pages: [] }, '2026-11-22')
  render(
    <MemoryRouter basename="/demo" initialEntries={['/demo/schedule']}>
      <QueryClientProvider client={siteQueryClient('browser')}>
        <SiteProvider value={site}>
          <KeptSeasonProvider value={tenant.domainInQuery ? 1 : undefined}>
            {field === 'field' ? <SearchField /> : <SiteSearch />}
            <Here />
          </KeptSeasonProvider>
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return {
    calls,
    field: screen.getByLabelText('Search teams, players and pages'),
    here: () => screen.getByTestId('here').textContent,
    /** What is found from now on. */
    bring: (others: readonly Hit[]) => {
      found = others
    },
  }
}

const suggestions = () => screen.findAllByRole('option')

it('stays in the past season of the page and on the domain of its query, without script too', async () => {
  const { field, here } = open('field', [], demoTenant({ domainInQuery: 'hoops.example' }))
  const form = new FormData(field.closest('form') ?? undefined)
  expect([form.get('season'), form.get('domain')]).toEqual(['1', 'hoops.example'])
  await userEvent.type(field, 'ana{Enter}')
  expect(here()).toBe('/search?season=1&domain=hoops.example&q=ana')
})

it('is a form of its own address, which works without script', () => {
  const { field } = open()
  const form = field.closest('form')
  expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual(['/demo/search', 'get', 'q'])
})

it('suggests what fits, once, after what was typed last', async () => {
  const { calls, field } = open()
  await userEvent.type(field, 'ana')
  expect((await suggestions()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ana Ruiz'),
    expect.stringContaining('Anaïs Ortega'),
  ])
  expect(calls.map(({ address }) => address).at(-1)).toBe('/api/search?q=ana')
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'))
})

it('leads by arrow keys and Enter to a suggestion, and back to what was typed past the last one', async () => {
  const { field, here } = open()
  await userEvent.type(field, 'ana')
  const [first, second] = await suggestions()
  await userEvent.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(second?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(here()).toBe('/players/12')
})

it('opens the suggestion that was chosen, though others came before it meanwhile', async () => {
  const { field, here, bring } = open('field', [hit('Ana Ruiz'), hit('Anaïs Ortega')])
  await userEvent.type(field, 'ana')
  await suggestions()
  bring([hit('Anatoli Kerr'), hit('Ana Ruiz')])
  await userEvent.type(field, 's')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Ana Ruiz')
  await screen.findByText('toli Kerr')
  await userEvent.keyboard('{Enter}')
  expect(here()).toBe('/players/8')
})

it('opens nothing by another button than the first one', async () => {
  const { field, here } = open()
  await userEvent.type(field, 'ana')
  const [first] = await suggestions()
  if (first) await userEvent.pointer([{ keys: '[MouseRight]', target: first }])
  expect(here()).toBe('/schedule')
})

it('leads to the page of results, where no suggestion was chosen', async () => {
  const { field, here } = open()
  await userEvent.type(field, 'ana{Enter}')
  expect(here()).toBe('/search?q=ana')
})

it('opens a suggestion that is pressed', async () => {
  const { field, here } = open()
  await userEvent.type(field, 'ana')
  const [first] = await suggestions()
  if (first) await userEvent.click(first)
  expect(here()).toBe('/players/8')
})

it('puts the suggestions away with Escape, and when one leaves the field', async () => {
  const { field } = open()
  await userEvent.type(field, 'ana')
  await suggestions()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toEqual([])
  await userEvent.type(field, 'i')
  await suggestions()
  act(() => field.blur())
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]))
})

it('shows a hostile name as text', async () => {
  const name = '</script><img src=x onerror=alert(1)>'
  const { field } = open('field', [hit(name)])
  await userEvent.type(field, 'scr')
  const [first] = await suggestions()
  expect([first?.querySelectorAll('img').length, first?.textContent]).toEqual([0, expect.stringContaining(name)])
})

it('is reached by Ctrl and K from everywhere, and by no letter alone', async () => {
  const { field, here } = open('bar')
  await userEvent.keyboard('/k')
  expect(here()).toBe('/schedule')
  // Nothing has a size here, so no field is in sight.
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(here()).toBe('/search')
  expect(field.isConnected).toBe(false)
})
