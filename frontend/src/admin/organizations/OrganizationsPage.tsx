import { EmptyState } from '../parts/EmptyState'
import { Page } from '../shell/Page'

/** All organizations, for a super_admin. */
export const OrganizationsPage = () => (
  <Page title="Organizations">
    <EmptyState>No organizations yet.</EmptyState>
  </Page>
)
