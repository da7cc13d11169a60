import { adminPage, type AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { useSession } from '../../parts/session/SessionGate'
import { useOrganization } from '../../settings/organizations/queries'

type Props = {
  page: AdminPageName
  children: (organization: OrganizationDetailAnswer, mayChange: boolean) => ReactNode
}

/** A page of one subject of an organization (docs/admin.md#settings). A super_admin, who sees several, is told which one it is. */
export const OrganizationSubject = ({ page, children }: Props) => {
  const id = Number(useParams().organization)
  const organization = useOrganization(id)
  const { role } = useSession()
  const breadcrumbs = useBreadcrumbs(page, { organization: id }).slice(0, -1)
  return (
    <Page title={adminPage(page).title} breadcrumbs={role === 'super_admin' ? breadcrumbs : []}>
      <QueryState of={organization} missing="Organization not found">
        {found => children(found, role !== 'staff')}
      </QueryState>
    </Page>
  )
}
