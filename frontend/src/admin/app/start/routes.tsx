import { ADMIN_PAGE_NAMES, adminPage } from '@fullcourt/domain/pages/admin-pages'
import type { RouteObject } from 'react-router-dom'
import { Gate } from './Gate'
import { MissingPage } from './MissingPage'
import { pageChunks } from './page-chunks'
import { RouteFailure } from './RouteFailure'
import { PaletteButton } from '../palette/PaletteButton'
import { AdminShell } from '../shell/AdminShell'

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
