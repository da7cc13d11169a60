/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { staff } from '../testing/session'
import { testServer } from '../testing/server'
import { show } from '../testing/show'
import { SessionGate } from './SessionGate'

it('stays in front of everything, and says why, where signing out failed', async () => {
  const server = testServer()
  server.on('GET /api/auth/check-auth', () => ({ body: { authenticated: true, user: staff, mustChangePassword: true } }))
  server.on('POST /api/auth/logout', () => ({ status: 500, body: null }))
  show(<SessionGate visitor={null}>Today</SessionGate>)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText(/^Signing out failed\./)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Choose your own password' })).toBeTruthy()
  expect(screen.queryByText('Today')).toBeNull()
})
