/** @jest-environment ./architecture/browser-environment.js */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import { createApi } from '../../api/client'
import type { Send } from '../../api/read-api'
import { siteOnDay, SiteProvider, tenantName } from '../site'
import { demoTenant } from '../testing/tenant'
import { LoginPage } from './LoginPage'

const WRONG = 'Login failed. Please check your credentials.'
const tenant = demoTenant()

/** The page, filled in; what is sent to the server is answered by `send`. */
const filledIn = async (send: Send) => {
  const site = siteOnDay({ tenant, theme: 'auto', user: null, api: createApi(send, tenantName(tenant)), pages: [] }, '2026-11-21')
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <LoginPage id={0} search={new URLSearchParams()} site={site} />
      </SiteProvider>
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Username'), 'ana')
  await userEvent.type(screen.getByLabelText('Password'), 'a wrong one')
}

const answering =
  (status: number, message: string): Send =>
  () =>
    Promise.resolve({ status, body: { message } })
const unreached: Send = () =>
  Promise.reject(new ApiError(0, 'The server could not be reached. Check your connection and try again.'))
const tooMany = 'Too many failed attempts to sign in. Try again in 5 minutes.'

it.each([
  ['wrong credentials', answering(401, WRONG), WRONG],
  ['too many attempts', answering(429, tooMany), tooMany],
  ['no connection', unreached, 'Login failed. The server could not be reached. Check your connection and try again.'],
  ['a server that broke', answering(500, 'Internal server error'), 'Login failed.'],
])('%s is said as what it is', async (_, send, message) => {
  await filledIn(send)
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert')
})

it('is sent once, however often Enter is pressed', async () => {
  let calls = 0
  await filledIn(() => {
    calls += 1
    return new Promise(() => undefined)
  })
  await userEvent.keyboard('{Enter}{Enter}')
  await act(() => Promise.resolve())
  expect(calls).toBe(1)
})
