import { useParams } from 'react-router-dom'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { HistoryPanel } from '../../history/changes/HistoryPanel'
import { loadLater } from '../../parts/feedback/load-later'
import { QueryState } from '../../parts/feedback/QueryState'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { Features } from '../../settings/organizations/Features'
import { OrganizationInfo } from '../../settings/organizations/OrganizationInfo'
import { OrganizationSeasons } from './OrganizationSeasons'
import { OrganizationUsers } from './OrganizationUsers'
import { WebsiteSection } from '../../website/content/WebsiteSection'
import { useOrganization } from '../../settings/organizations/queries'

const TakeData = loadLater(() => import('../../settings/organizations/TakeData').then(chunk => chunk.TakeData))

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
    {mayChange && <TakeData organization={organization} />}
    <HistoryPanel kind="organization" id={organization.id} organization={organization.id} />
  </>
)
