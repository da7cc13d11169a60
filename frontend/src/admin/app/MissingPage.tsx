import { Link } from 'react-router-dom'
import { dashboardOf } from '../session/home'
import { useSession } from '../session/SessionGate'
import { Page } from '../shell/Page'

/** An address that names no page of the admin. */
export const MissingPage = () => (
  <Page title="Page not found">
    <p>It may have been moved or removed.</p>
    <p>
      <Link to={dashboardOf(useSession())}>Dashboard</Link>
    </p>
  </Page>
)
