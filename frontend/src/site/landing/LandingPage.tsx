import { useQuery } from '@tanstack/react-query'
import { listingsOf } from '../listings/queries'
import { ListingCards } from '../listings/ListingCards'
import { pageAbout } from '../page'
import { Columns } from '../parts/Columns'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { productName, type PageAt } from '../site'
import { SiteLink } from '../SiteLink'
import { offers } from './offers'

const first = { limit: 12 }

/** What is shown at the root of a shared host, where the path names no league: what the product is, and the ways into it. */
export const LandingPage = ({ site }: PageAt) => {
  const listings = useQuery(listingsOf(site, first)).data ?? []
  return (
    <Page title={productName} about="Runs sports leagues: schedules, scores, standings and statistics." wide>
      {listings.length > 0 && (
        <Section
          id="leagues"
          title="Leagues"
          aside={
            <span>
              <SiteLink to="/browse">Find a league</SiteLink> · <SiteLink to="/listings">All Listings</SiteLink>
            </span>
          }
        >
          <ListingCards listings={listings} />
        </Section>
      )}
      <Section id="offers" title="For those who run one">
        <Columns least={240}>
          {offers.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Columns>
      </Section>
      <p>
        <SiteLink to="/login">Sign in</SiteLink>
      </p>
    </Page>
  )
}

export const content = {
  component: LandingPage,
  ...pageAbout({
    queries: ({ site }, ask) => ask(listingsOf(site, first)),
    head: () => ({ title: '', description: 'Fullcourt runs sports leagues: schedules, scores, standings and statistics.' }),
  }),
}
