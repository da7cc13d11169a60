import { pageAbout } from '../page'
import { Page } from '../parts/Page'
import { SiteLink } from '../SiteLink'
import { productName } from '../site'

/** What is shown at the root of a shared host, where the path names no league. */
export const LandingPage = () => (
  <Page title={productName} about="Runs sports leagues: schedules, scores, standings and statistics.">
    <p>Every league has its own address. Ask your league for it, or sign in to run one.</p>
    <p>
      <SiteLink to="/login">Sign in</SiteLink>
    </p>
  </Page>
)

export const content = {
  component: LandingPage,
  ...pageAbout({
    queries: () => Promise.resolve(),
    head: () => ({ title: '', description: 'Fullcourt runs sports leagues: schedules, scores, standings and statistics.' }),
  }),
}
