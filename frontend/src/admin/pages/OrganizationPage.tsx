import { useParams } from 'react-router-dom'
import type { OrganizationDetailAnswer } from '../../api/schema'
import { HistoryPanel } from '../history/HistoryPanel'
import { QueryState } from '../parts/QueryState'
import { useSession } from '../session/SessionGate'
import { Page } from '../shell/Page'
import { useBreadcrumbs } from '../shell/use-breadcrumbs'
import { Features } from '../organizations/Features'
import { OrganizationInfo } from '../organizations/OrganizationInfo'
import { OrganizationSeasons } from './OrganizationSeasons'
import { OrganizationUsers } from './OrganizationUsers'
import { WebsiteSection } from '../website/WebsiteSection'
import { useOrganization } from '../organizations/queries'

/** An organization: what it is, what it may use, its website, who works for it, its seasons (docs/admin.md#organizations). */
export const OrganizationPage = () => {
  const id = Number(useParams().organization)
  const organization = useOrganization(id)
  const { role } = useSession()
  return (
    <Page title={organization.data?.name ?? 'Organization'} breadcrumbs={useBreadcrumbs('organizations')}>
      <QueryState of={organization} missing="Organization not found">
        {found => <Parts organization={found} mayChange={role !== 'staff'} />}
      </QueryState>
    </Page>
  )
}

const Parts = ({ organization, mayChange }: { organization: OrganizationDetailAnswer; mayChange: boolean }) => (
  <>
    <OrganizationInfo organization={organization} mayChange={mayChange} />
    {mayChange && <Features organization={organization} />}
    <WebsiteSection organization={organization} />
    <OrganizationUsers organization={organization} mayChange={mayChange} />
    <OrganizationSeasons organization={organization} />
    <HistoryPanel kind="organization" id={organization.id} organization={organization.id} />
  </>
)
