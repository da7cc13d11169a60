import { ADMIN_PAGE_NAMES, adminPage, maySee, type AdminPage } from '@fullcourt/domain/pages/admin-pages'
import { type RouteObject, Outlet, useLocation } from 'react-router-dom'
import { MissingPage } from './MissingPage'
import { pageChunks } from './page-chunks'
import { RouteFailure } from './RouteFailure'
import { PaletteButton } from '../palette/PaletteButton'
import { AdminShell } from '../shell/AdminShell'
import { matchPath } from '@fullcourt/domain/pages/path'
import { Denied } from '../../parts/feedback/Denied'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'

/** Shows a page to those who may see it, and only at an address that can be one of its: a number where it wants one. */
const Gate = ({ page }: { page: AdminPage }) => {
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

/** Every page of the admin, behind its gate, in its own chunk. What breaks is one page: the links to the others stay. */
export const routes: RouteObject[] = [
  {
    element: <AdminShell tools={<PaletteButton />} />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          ...ADMIN_PAGE_NAMES.map(name => ({
            path: adminPage(name).path,
            element: <Gate page={adminPage(name)} />,
            children: [{ index: true, lazy: async () => ({ Component: await pageChunks[name]() }) }],
          })),
          { path: '*', Component: MissingPage },
        ],
      },
    ],
  },
]
