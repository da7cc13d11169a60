/** @jest-environment ./architecture/browser-environment.js */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createApi } from '../../api/client'
import { siteOnDay, SiteProvider, tenantName } from '../site'
import { demoTenant } from '../testing/tenant'
import { AddToCalendar } from './AddToCalendar'
import { loadSheet } from './load-sheet'
import { TakeAway } from './TakeAway'

const tenant = demoTenant({ product: 'https://fullcourt.example' })
const api = createApi(() => Promise.resolve({ status: 404, body: null }), tenantName(tenant))
const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, '2026-11-21')

beforeAll(() => loadSheet())

type Props = Parameters<typeof TakeAway>[0]

const open = (props: Props) =>
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TakeAway {...props} />
      </SiteProvider>
    </MemoryRouter>,
  )
const hrefOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

it('A calendar is offered by subscription, through Google, as a file, and as an address', () => {
  open({ of: 'Ohana', games: { teamId: 7 } })
  expect(hrefOf('Subscribe')).toBe('webcal://fullcourt.example/api/calendar.ics?slug=demo&teamId=7')
  expect(hrefOf('Google Calendar')).toContain('calendar.google.com/calendar/r?cid=webcal')
  expect(hrefOf('Download')).toBe('/api/calendar.ics?slug=demo&teamId=7')
  expect(screen.getByLabelText('Address of the calendar').getAttribute('value')).toBe(
    'https://fullcourt.example/api/calendar.ics?slug=demo&teamId=7',
  )
})

it('Results and what changes in the schedule of a team are offered as feeds', () => {
  open({ of: 'Ohana', games: { teamId: 7 } })
  expect(hrefOf('Results of Ohana (RSS)')).toBe('/api/results.rss?slug=demo&teamId=7')
  expect(hrefOf('Schedule changes of Ohana (RSS)')).toBe('/api/schedule-changes.rss?slug=demo&teamId=7')
})

it('A game is offered for the calendar', () => {
  open({ game: { id: 41, date: '2026-07-01', time: '19:30', place: null, title: 'DINKs @ Ohana' } })
  expect(hrefOf('Add to calendar')).toBe('/api/gamesv2/41/calendar.ics?slug=demo')
})

it('The part for another website is HTML in which a name is text', () => {
  open({ of: '"><script>', embed: { page: 'standings', league: 3 } })
  expect(screen.getByLabelText('HTML to paste').getAttribute('value')).toBe(
    '<iframe src="https://fullcourt.example/demo/embed/standings?league=3" title="Standings of &quot;&gt;&lt;script&gt;" width="100%" height="480" style="border:0" loading="lazy"></iframe>',
  )
})

it('What is copied is said, and what cannot be copied too', async () => {
  const clipboard = userEvent.setup().click
  open({ games: {} })
  await clipboard(screen.getByRole('button', { name: 'Copy Address of the calendar', hidden: true }))
  expect(await screen.findByText('Copied.')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('https://fullcourt.example/api/calendar.ics?slug=demo')
})

it('Where a device has no share sheet, the link is copied', async () => {
  userEvent.setup()
  open({})
  await press('Share link')
  expect(await screen.findByText('The link is copied.')).toBeDefined()
})

it('A game is added to the calendar only when it has a date', () => {
  const game = { id: 41, time: '19:30', place: 'Court 1', title: 'DINKs @ Ohana' }
  const { container } = render(
    <SiteProvider value={site}>
      <AddToCalendar game={{ ...game, date: '2026-07-01' }} />
      <AddToCalendar game={{ ...game, date: null }} />
    </SiteProvider>,
  )
  expect(hrefOf('Add to calendar')).toBe('/api/gamesv2/41/calendar.ics?slug=demo')
  expect(container.querySelectorAll('p')).toHaveLength(1)
})
