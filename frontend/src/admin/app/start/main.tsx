import '../../../ui/tokens.css'
import '../../../ui/fonts.css'
import '../../../ui/base.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../../parts/theme/admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminLook } from './AdminLook'
import { VisitorPages } from './VisitorPages'
import { adminQueryClient } from './query-client'
import { routes } from './routes'
import { INVITATION_SEGMENT } from '@fullcourt/domain/pages/invitation-page'
import { SCORER_SEGMENT } from '@fullcourt/domain/pages/scorer-page'
import { loadLater } from '../../parts/feedback/load-later'
import { ResumeTaps } from '../../play/games/courtside/ResumeTaps'
import { LiveUpdates } from '../../parts/session/LiveUpdates'
import { SessionGate } from '../../parts/session/SessionGate'
import { openTab, TabContext } from '../../parts/session/tabs'
import { chooseDensity, densityNow } from '../shell/density'

chooseDensity(densityNow())
const tab = openTab()
const root = document.getElementById('root')
if (!root) throw new Error('The page came without its root element.')

const ScorerApp = loadLater(() => import('../scorer/ScorerApp').then(chunk => chunk.ScorerApp))

const InvitationApp = loadLater(() => import('../invitation/InvitationApp').then(chunk => chunk.InvitationApp))

const Admin = () => (
  <SessionGate
    visitor={
      <BrowserRouter>
        <VisitorPages />
      </BrowserRouter>
    }
  >
    <LiveUpdates />
    <ResumeTaps />
    <RouterProvider router={createBrowserRouter(routes)} />
  </SessionGate>
)

/** What a link leads to that somebody was sent, by the first segment of its path; anywhere else is the admin. */
const Linked = { [SCORER_SEGMENT]: ScorerApp, [INVITATION_SEGMENT]: InvitationApp }[window.location.pathname.split('/')[1] ?? '']

void tab.then(name =>
  createRoot(root).render(
    <TabContext.Provider value={name}>
      <QueryClientProvider client={adminQueryClient()}>
        <AdminLook>{Linked ? <Linked /> : <Admin />}</AdminLook>
      </QueryClientProvider>
    </TabContext.Provider>,
  ),
)
