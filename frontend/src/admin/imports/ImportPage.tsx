import { EmptyState } from '../parts/EmptyState'
import { Page } from '../shell/Page'

/** Brings a league in from files. */
export const ImportPage = () => (
  <Page title="Import">
    <EmptyState>Nothing is being imported.</EmptyState>
  </Page>
)
