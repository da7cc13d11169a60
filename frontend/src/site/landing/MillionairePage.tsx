import { pageAbout } from '../page'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { offers } from './offers'

/** What a league gets that moves to the product. */
export const MillionairePage = () => (
  <Page title="Your league, looked after" about="What you get when Fullcourt runs your league.">
    {offers.map(({ title, text }, at) => (
      <Section key={title} id={`offer-${at + 1}`} title={title}>
        <p>{text}</p>
      </Section>
    ))}
    <p>
      <SiteLink to="/browse">See the leagues on Fullcourt</SiteLink> · <SiteLink to="/login">Sign in</SiteLink> ·{' '}
      <SiteLink to="/">Home</SiteLink>
    </p>
  </Page>
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
