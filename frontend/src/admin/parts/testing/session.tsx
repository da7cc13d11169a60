import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { UserAnswer } from '../../../api/schema'
import { SessionGate } from '../session/SessionGate'
import type { TestServer } from './server'
import { show } from './show'

/** Somebody of the staff. */
export const staff: UserAnswer = {
  id: 1,
  username: 'ana',
  email: null,
  role: 'staff',
  theme: 'light',
  twoFactor: false,
  passkeys: 0,
  organization_id: 1,
  organization: { id: 1, name: 'Riverside', slug: 'riverside', domain: null, feature_flags: {} },
  sports: [],
}

/** Lets the server answer that somebody is signed in. */
export const signIn = (server: TestServer, user: UserAnswer = staff) =>
  server.on('GET /api/auth/check-auth', () => ({ body: { authenticated: true, user } }))

/** Shows something to a signed-in person, as the admin shows its pages. */
export const showSignedIn = (server: TestServer, what: ReactNode, user?: UserAnswer) => {
  signIn(server, user)
  return show(<SessionGate visitor={null}>{what}</SessionGate>)
}

/** Shows a page of the admin at an address with parameters: `showPage(server, '/players/:player', <PlayerPage />, '/players/12')`. */
export const showPage = (server: TestServer, path: string, page: ReactNode, at: string, user?: UserAnswer) => {
  signIn(server, user)
  const routes = (
    <Routes>
      <Route path={path} element={page} />
      <Route path="*" element={<h1 tabIndex={-1}>Another page</h1>} />
    </Routes>
  )
  return show(<SessionGate visitor={null}>{routes}</SessionGate>, { at })
}
