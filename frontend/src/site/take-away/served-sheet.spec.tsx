/** @jest-environment ./architecture/browser-environment.js */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { createApi } from '../../api/client'
import { siteOnDay, SiteProvider, tenantName } from '../site'
import { demoTenant } from '../testing/tenant'
import { TakeAway } from './TakeAway'
import { TakeAwaySheet } from './TakeAwaySheet'

const tenant = demoTenant()
const api = createApi(() => Promise.resolve({ status: 404, body: null }), tenantName(tenant))
const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, '2026-11-21')

const page = (
  <MemoryRouter initialEntries={['/schedule']}>
    <SiteProvider value={site}>
      <TakeAway games={{}} />
      <Link to="/schedule?team=7">Hawks</Link>
    </SiteProvider>
  </MemoryRouter>
)

/** The page as it comes from a server, which has the code of the sheet, to a browser that has not. */
const served = () => {
  const html = renderToString(page)
  const sheet = renderToString(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TakeAwaySheet games={{}} />
      </SiteProvider>
    </MemoryRouter>,
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html.replace(/(<div id="take-away"[^>]*>)/, `$1${sheet}`)
  return container
}

const subscription = () => screen.queryByRole('link', { name: 'Subscribe', hidden: true })?.getAttribute('href')

it('What the server rendered works until its code is asked for, and holds up no step to another address', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => void render(page, { container: served(), hydrate: true }))
  expect(subscription()).toBe('webcal://fullcourt.example/api/calendar.ics?slug=demo')

  await userEvent.click(screen.getByRole('link', { name: 'Hawks' }))
  await waitFor(() => expect(subscription()).toBeUndefined())

  await userEvent.hover(screen.getByRole('button', { name: 'Share & save' }))
  expect(await screen.findByRole('link', { name: 'Subscribe', hidden: true })).toBeTruthy()
  expect(complaints.mock.calls).toEqual([])
})
