import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import { Page } from '../../parts/page/Page'

/** An address that names no page of the admin. */
export const MissingPage = () => (
  <Page title="Page not found">
    <p>It may have been moved or removed.</p>
    <p>
      <Link to={adminAddress('dashboard', {})}>Dashboard</Link>
    </p>
  </Page>
)
