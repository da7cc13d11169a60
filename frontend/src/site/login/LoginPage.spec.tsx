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

it('asks for a code where the password alone is not enough, and sends it with the password', async () => {
  const sent: unknown[] = []
  const needed = { statusCode: 401, message: 'Enter the code.', error: 'Unauthorized', secondFactor: true }
  await filledIn(({ body }) => {
    sent.push(JSON.parse(String(body)))
    return Promise.resolve({ status: 401, body: sent.length === 1 ? needed : { ...needed, message: 'This code is wrong.' } })
  })
  await userEvent.keyboard('{Enter}')
  const code = await screen.findByLabelText(/^Code from your authenticator app/)
  expect(document.activeElement).toBe(code)
  expect(screen.queryByText('Enter the code.')).toBeNull()
  await userEvent.type(code, '123 456{Enter}')
  expect((await screen.findByText('This code is wrong.')).getAttribute('role')).toBe('alert')
  expect(sent).toMatchObject([{ username: 'ana' }, { username: 'ana', password: 'a wrong one', code: '123 456' }])
  expect(sent[0]).not.toHaveProperty('code')
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
