/** @jest-environment ./architecture/browser-environment.js */
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { createApi } from '../../api/client'
import { SiteProvider, siteOnDay } from '../site'
import { siteQueryClient } from '../site-query'
import { demoTenant } from '../testing/tenant'
import { GameRow } from './GameRow'

const api = createApi(() => Promise.reject(new Error('Nothing is asked here.')))
const site = siteOnDay({ tenant: demoTenant(), theme: 'light', user: null, api, pages: [] }, '2026-11-22')

/** The words of a row, with the points of both sides. */
const wordsOf = (away: number | null, home: number | null) => {
  const side = (id: number, name: string, points: number | null) => ({
    id,
    name,
    logo: null,
    colors: [],
    abbreviation: null,
    points,
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={siteQueryClient('browser')}>
        <SiteProvider value={site}>
          <GameRow to="/games/7" away={side(1, 'Owls', away)} home={side(2, 'Hawks', home)} when="7:30 PM" status="Scheduled" />
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const row = screen.getByRole('link').cloneNode(true) as HTMLElement
  for (const hidden of row.querySelectorAll('[aria-hidden]')) hidden.remove()
  return row.textContent
}

it('A game without a score shows its time, and nothing where its points will be', () =>
  expect(wordsOf(null, null)).toBe('7:30 PMOwlsHawksScheduled'))

it('A game with a score shows the points of both sides, 0 too', () => expect(wordsOf(0, 0)).toBe('7:30 PMOwls0Hawks0Scheduled'))
