/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showSignedIn, signIn, staff } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { ThemeSelect } from './LookSelects'

const theme = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Theme' })
const shown = () => document.documentElement.dataset.theme

it('keeps the chosen theme for the person, and shows it at once', async () => {
  const server = testServer()
  const sent: unknown[] = []
  server.on('PUT /api/usersv2/1', ({ body }) => {
    sent.push(body)
    signIn(server, { ...staff, theme: 'dark' })
    return { body: { ...staff, theme: 'dark' } }
  })
  showSignedIn(server, <ThemeSelect />)
  await userEvent.selectOptions(await theme(), 'Dark')
  expect(shown()).toBe('dark')
  await waitFor(() => expect(sent).toEqual([{ theme: 'dark' }]))
})

it('shows the theme that the person chose elsewhere since the page was sent', async () => {
  document.documentElement.dataset.theme = 'light'
  showSignedIn(testServer(), <ThemeSelect />, { ...staff, theme: 'dark' })
  await waitFor(async () => expect([(await theme()).value, shown()]).toEqual(['dark', 'dark']))
})

it('leaves the theme to the device where the person chose none', async () => {
  document.documentElement.dataset.theme = 'dark'
  showSignedIn(testServer(), <ThemeSelect />, { ...staff, theme: 'auto' })
  expect((await theme()).value).toBe('dark')
  expect(shown()).toBe('dark')
})
