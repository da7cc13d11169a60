import { EmptyState } from '../parts/EmptyState'
import { Page } from '../shell/Page'

/** The editor of a game: box score, final scores, details, history. */
export const GamePage = () => (
  <Page title="Game">
    <EmptyState>Game not found.</EmptyState>
  </Page>
)
