import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import { EmptyState } from './EmptyState'

/** Shown instead of what the signed-in person may not see. */
export const Denied = () => (
  <EmptyState hint="Ask an owner of your organization if you need it.">
    You are not allowed to see this. <Link to={adminAddress('dashboard', {})}>Dashboard</Link>
  </EmptyState>
)
