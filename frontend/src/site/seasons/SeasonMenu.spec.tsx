/** @jest-environment ./architecture/browser-environment.js */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { createApi } from '../../api/client'
import { idIn } from '../filters'
import { SiteProvider, siteOnDay } from '../site'
import { siteQueryClient } from '../site-query'
import { demoTenant } from '../testing/tenant'
import { seasonsOf } from './queries'
import { SeasonMenu } from './SeasonMenu'

const seasons = [
  { id: 3, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 },
  { id: 2, name: 'Fall 2025', active: false, startDate: null, finishDate: null, sport_id: 1 },
]
const api = createApi(() => Promise.resolve({ status: 200, body: seasons }))
const site = siteOnDay({ tenant: demoTenant(), theme: 'light', user: null, api, pages: [] }, '2026-11-22')

const Here = () => {
  const navigate = useNavigate()
  const { data = [] } = useQuery(seasonsOf(site))
  const asked = idIn(new URLSearchParams(useLocation().search), 'season') ?? 3
  return (
    <>
      <SeasonMenu shown={data.find(({ id }) => id === asked)} />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

const menu = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Season' })

it('keeps the focus in the menu when another season is chosen, and shows that of the address after a step back', async () => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={siteQueryClient('browser')}>
        <SiteProvider value={site}>
          <Here />
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const select = await menu()
  select.focus()
  await userEvent.selectOptions(select, 'Fall 2025')
  await waitFor(async () => expect((await menu()).value).toBe('2'))
  expect(document.activeElement).toBe(select)
  await userEvent.click(screen.getByText('Back'))
  await waitFor(async () => expect((await menu()).value).toBe(''))
})
