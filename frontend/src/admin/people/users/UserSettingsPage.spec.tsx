/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer } from '../../parts/testing/server'
import { showPage, staff } from '../../parts/testing/session'
import { UserSettingsPage } from './UserSettingsPage'

const open = () => {
  const server = testServer()
  server.on('GET /api/usersv2/1', () => ({ body: { ...staff, revision: 0 } }))
  server.on('GET /api/auth/sessions', () => ({ body: [] }))
  server.on('GET /api/auth/passkeys', () => ({ body: [] }))
  showPage(server, '/userSettings', <UserSettingsPage />, '/userSettings')
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const hasFocus = (control: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(control()))

it('The focus goes into the form that opens, and back to its button when that closes', async () => {
  open()
  await press('Edit Settings')
  await hasFocus(() => screen.getByRole('textbox', { name: /Username/ }))
  await press('Cancel Edit')
  await hasFocus(() => screen.getByRole('button', { name: 'Edit Settings' }))
})

it('A password that is missing is said at its field, which takes the focus and is marked as wrong', async () => {
  open()
  await press('Edit Settings')
  await userEvent.type(screen.getByLabelText('New Password'), 'a new one')
  await press('Save Changes')
  const old = screen.getByLabelText('Old Password')
  await hasFocus(() => old)
  expect(old.getAttribute('aria-invalid')).toBe('true')
  const said = old.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(said.map(id => document.getElementById(id)?.textContent)).toEqual(['Please enter your old password.'])
})

it('Setting up two factors begins at the password', async () => {
  open()
  await press('Set up')
  await hasFocus(() => screen.getByLabelText(/Your password/))
})
