import { maySee, type AdminPage } from '@fullcourt/domain/pages/admin-pages'
import { matchPath } from '@fullcourt/domain/pages/path'
import { Outlet, useLocation } from 'react-router-dom'
import { MissingPage } from './MissingPage'
import { Denied } from '../../parts/feedback/Denied'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'

/** Shows a page to those who may see it, and only at an address that can be one of its: a number where it wants one. */
export const Gate = ({ page }: { page: AdminPage }) => {
  const { role } = useSession()
  const { pathname } = useLocation()
  if (!matchPath(page.path, pathname.replace(/\/$/, ''))) return <MissingPage />
  return maySee(page, role) ? <Outlet /> : <ForbiddenPage />
}

/** Shown instead of a page that the signed-in person may not see. */
const ForbiddenPage = () => (
  <Page title="Not allowed">
    <Denied />
  </Page>
)
