import { pageAbout } from '../page'
import { Page } from '../parts/Page'
import { SiteLink } from '../SiteLink'
import { BarePage } from '../parts/BarePage'
import { Offers } from './Offers'
import ways from './Ways.module.css'

/** What a league gets that moves to the product. */
export const MillionairePage = () => (
  <BarePage>
    <Page title="Your league, looked after" about="What you get when Fullcourt runs your league." wide>
      <Offers level="h2" />
      <p className={ways.ways}>
        <SiteLink to="/browse" className={ways.way}>
          See the leagues on Fullcourt
        </SiteLink>
        <SiteLink to="/login">Sign in</SiteLink>
      </p>
    </Page>
  </BarePage>
)

export const content = {
  component: MillionairePage,
  ...pageAbout({
    queries: () => Promise.resolve(),
    head: () => ({
      title: 'Your league, looked after',
      description: 'A site, schedules, live scores and a full history for your league.',
    }),
  }),
}
