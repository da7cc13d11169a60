/** @jest-environment ./architecture/browser-environment.js */
import '../../parts/testing/show'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SessionGate } from '../../parts/session/SessionGate'
import { later, testServer, type TestServer } from '../../parts/testing/server'
import { signIn } from '../../parts/testing/session'
import { AdminLook } from './AdminLook'
import { adminQueryClient } from './query-client'
import { routes } from './routes'

const open = (server: TestServer, address: string) => {
  signIn(server)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={adminQueryClient()}>
      <AdminLook>
        <SessionGate visitor={null}>
          <RouterProvider router={router} />
        </SessionGate>
      </AdminLook>
    </QueryClientProvider>,
  )
  return router
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const hasRail = () => expect(screen.getByRole('link', { name: 'Teams', hidden: true })).toBeTruthy()
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))

/** React says on the console what a boundary caught. */
const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => jest.restoreAllMocks())

describe('keeps the rail, and says in the heading', () => {
  it('that a page is not for this person', async () => {
    const server = testServer()
    open(server, '/organizations')
    expect(await heading('Not allowed')).toBeTruthy()
    hasRail()
    expect(server.calls).not.toContain('GET /api/organizations')
  })

  it.each(['/nowhere', '/dashboard/nowhere', '/games/x'])('that there is no page %s', async address => {
    open(testServer(), address)
    expect(await heading('Page not found')).toBeTruthy()
    hasRail()
  })

  it('that a page broke', async () => {
    quietly()
    const server = testServer()
    server.on('GET /api/seasonsv2', () => ({ body: [{ id: 1, name: { nobody: 'shows this' } }] }))
    open(server, '/dashboard/seasons')
    expect(await heading('Something went wrong')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(/^This page could not be shown\./)
    hasRail()
  })
})

it('quotes the id under which the server logged what broke', async () => {
  const server = testServer()
  const message = 'Something went wrong on our side. Quote req-7 when you report it.'
  server.on('GET /api/seasonsv2', () => ({ status: 500, body: { statusCode: 500, message } }))
  open(server, '/dashboard/seasons')
  expect((await screen.findByRole('alert')).textContent).toContain('Quote req-7')
})

it('brings the focus to the heading once code and data of the page are there', async () => {
  const server = testServer()
  const season = later<{ body: unknown }>()
  server.on('GET /api/seasonsv2', () => ({ body: [] }))
  server.on('GET /api/seasonsv2/2/leagues-with-teams-public', () => ({ body: [] }))
  server.on('GET /api/seasonsv2/2', () => season.answer)
  const router = open(server, '/dashboard/seasons')
  await heading('Seasons')
  await act(() => router.navigate('/dashboard/seasons/2'))
  await hasFocus('Season 2')
  season.resolve({ body: { id: 2, name: 'Fall 2026' } })
  await hasFocus('Fall 2026')
})

it('leads from the rail to a page and marks it there', async () => {
  const server = testServer()
  server.on('GET /api/seasonsv2', () => ({ body: [] }))
  server.on('GET /api/teams', () => ({ body: [] }))
  server.on('GET /api/leaguesv2', () => ({ body: [] }))
  open(server, '/dashboard/seasons')
  await heading('Seasons')
  await userEvent.click(screen.getByRole('link', { name: 'Teams', hidden: true }))
  expect(await heading('Teams')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Teams', hidden: true }).getAttribute('aria-current')).toBe('page')
})
