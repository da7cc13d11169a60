import './browser'
import { notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AdminLook } from '../../app/start/AdminLook'
import { adminQueryClient } from '../../app/start/query-client'

configure({
  /** Generous, because the machine may be busy; nothing waits this long when all is well. */
  asyncUtilTimeout: 20_000,
  getElementError: message => new Error(message ?? 'Not found.'),
})

type Shown = { readonly router: ReturnType<typeof createMemoryRouter>; readonly client: QueryClient }

/** What an earlier test was told stays longer than the test, and only so many are shown at a time. */
const closeToasts = (): void => {
  notifications.cleanQueue()
  notifications.clean()
}

/** Shows something as the admin shows its pages, at an address; `elsewhere` is another page to go to. */
export const show = (what: ReactNode, { at = '/' }: { at?: string } = {}): Shown => {
  closeToasts()
  const router = createMemoryRouter(
    [
      { path: '/elsewhere', element: <h1 tabIndex={-1}>Elsewhere</h1> },
      { path: '*', element: what },
    ],
    { initialEntries: [at] },
  )
  const client = adminQueryClient()
  render(
    <QueryClientProvider client={client}>
      <AdminLook>
        <RouterProvider router={router} />
      </AdminLook>
    </QueryClientProvider>,
  )
  return { router, client }
}
