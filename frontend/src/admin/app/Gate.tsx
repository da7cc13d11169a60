import { maySee, type AdminPage } from '@fullcourt/domain/pages/admin-pages'
import { matchPath } from '@fullcourt/domain/pages/path'
import { Outlet, useLocation } from 'react-router-dom'
import { ForbiddenPage } from './ForbiddenPage'
import { MissingPage } from './MissingPage'
import { useSession } from '../session/SessionGate'

/** Shows a page to those who may see it, and only at an address that can be one of its: a number where it wants one. */
export const Gate = ({ page }: { page: AdminPage }) => {
  const { role } = useSession()
  const { pathname } = useLocation()
  if (!matchPath(page.path, pathname.replace(/\/$/, ''))) return <MissingPage />
  return maySee(page, role) ? <Outlet /> : <ForbiddenPage />
}
