import { Denied } from '../parts/Denied'
import { Page } from '../shell/Page'

/** Shown instead of a page that the signed-in person may not see. */
export const ForbiddenPage = () => (
  <Page title="Not allowed">
    <Denied />
  </Page>
)
