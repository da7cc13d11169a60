import { Navigate } from 'react-router-dom'
import { useSession } from '../../parts/session/SessionGate'
import { useOrganizations } from '../../settings/organizations/queries'
import { asksSetUp } from '../../settings/set-up/draft'
import { setUpAddress } from '../../settings/set-up/set-up-address'
import { OrganizationsPage } from '../pages/OrganizationsPage'

/** Where a super_admin lands: an empty installation asks its three questions, until they are answered or skipped. */
export const OrganizationsOrSetUp = () => {
  const { id } = useSession()
  const organizations = useOrganizations()
  if (organizations.data?.length === 0 && asksSetUp(id, undefined)) return <Navigate to={setUpAddress()} replace />
  return <OrganizationsPage />
}
