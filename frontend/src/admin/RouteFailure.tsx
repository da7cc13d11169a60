import { useRouteError } from 'react-router-dom'
import { Failure } from './parts/QueryState'
import { Page } from './shell/Page'

/** A page that broke, or whose chunk is gone since an update: loading anew brings the newest. */
export const RouteFailure = () => (
  <main style={{ padding: 'var(--gutter)' }}>
    <Page title="Something went wrong">
      <Failure problem={useRouteError()} retry={() => window.location.reload()} />
    </Page>
  </main>
)
