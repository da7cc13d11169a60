/** @jest-environment ./architecture/browser-environment.js */
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createApi } from '../../api/client'
import { SiteProvider, siteOnDay, tenantName } from '../site'
import { siteQueryClient } from '../site-query'
import { gameAnswer, standingsTeam } from '../testing/answers'
import { answering, pathOf } from '../testing/rendered-page'
import { demoTenant } from '../testing/tenant'
import { MyTeam } from './MyTeam'
import { MyTeamButton } from './MyTeamButton'

const league = { id: 5, name: 'Monday' }
const season = { id: 2, name: 'Fall', active: true, startDate: null, finishDate: null, sport: 1 }
const hawks = { id: 1, name: 'Hawks', logo: null, colors: [], abbreviation: null }
const answer = answering(
  {
    '/api/seasonsv2/2/leagues-with-teams-public': [
      {
        ...league,
        teams: [
          standingsTeam({ id: 1, name: 'Hawks', rank: 1, wins: 2, losses: 1 }),
          standingsTeam({ id: 2, name: 'Bulls', rank: 2, wins: 1, losses: 2 }),
        ],
      },
    ],
    '/api/teamsv2/1': {
      ...hawks,
      season,
      leagues: [{ league, season }],
      rosters: [],
      games: [
        gameAnswer({ id: 8, date: '2026-11-17', score: [61, 58] }),
        gameAnswer({ id: 9, date: '2026-11-30', time: '19:30' }),
      ],
    },
  },
  pathOf,
)

const open = () => {
  const tenant = demoTenant()
  const api = createApi(({ address }) => answer(address), tenantName(tenant))
  const site = siteOnDay({ tenant, theme: 'light', user: null, api, pages: [] }, '2026-11-22')
  render(
    <MemoryRouter>
      <QueryClientProvider client={siteQueryClient('browser')}>
        <SiteProvider value={site}>
          <MyTeam site={site} season={season} />
          <MyTeamButton team={1} />
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

beforeEach(() => localStorage.clear())

it('is chosen on the page of a team, and is then in the place of all teams, with its place, next game and last result', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'My team' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['HAWHawks', 'BULBulls'])
  await userEvent.click(screen.getByRole('button', { name: 'My team' }))
  expect(await screen.findByRole('heading', { name: 'Hawks' })).toBeTruthy()
  const terms = await screen.findAllByRole('definition')
  await screen.findByText('W 61–58')
  expect(terms.map(term => term.textContent)).toEqual([
    '2–1 1st of 2 · Monday',
    'Mon, Nov 30, 7:30 PM vs BULBulls',
    'W 61–58 vs BULBulls',
  ])
})

it('is remembered on the device until it is no longer wanted', async () => {
  localStorage.setItem('my-team:1', '1')
  open()
  expect(await screen.findByRole('heading', { name: 'Hawks' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'My team', pressed: true }))
  expect(await screen.findByRole('heading', { name: 'My team' })).toBeTruthy()
  expect(localStorage.length).toBe(0)
})
