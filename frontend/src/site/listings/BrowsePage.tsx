import { useQuery } from '@tanstack/react-query'
import { BarePage } from '../parts/BarePage'
import { pageAbout } from '../page'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Filters, FilterSearch } from '../parts/Filters'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import type { PageAt } from '../site'
import { SiteLink } from '../SiteLink'
import { ListingCards } from './ListingCards'
import { listingsOf, listingsWith, type Listing } from './queries'

const sportsOf = (listings: readonly Listing[]) => [...new Set(listings.flatMap(({ sports }) => sports))].sort()

const BySport = ({ listings }: { listings: readonly Listing[] }) =>
  sportsOf(listings).map(sport => (
    <Section key={sport} id={sport.toLowerCase()} title={sport}>
      <ListingCards listings={listings.filter(({ sports }) => sports.includes(sport))} />
    </Section>
  ))

/** Find a league by its name or its sport. */
export const BrowsePage = ({ site, search }: PageAt) => {
  const words = search.get('name') ?? ''
  return (
    <BarePage>
      <Page title="Find a league" about="Every league has a site of its own, with its schedule, scores and standings." wide>
        <Filters label="Find a league">
          <FilterSearch name="name" label="Name of the league" />
        </Filters>
        <Answer of={useQuery(listingsOf(site))}>
          {all => {
            const found = listingsWith(all, words)
            if (found.length > 0) return <BySport listings={found} />
            return <Empty hint={<SiteLink to="/listings">All leagues</SiteLink>}>No league has this name.</Empty>
          }}
        </Answer>
      </Page>
    </BarePage>
  )
}

export const content = {
  component: BrowsePage,
  ...pageAbout({
    queries: ({ site }, ask) => ask(listingsOf(site)),
    head: () => ({ title: 'Find a league', description: 'Find the site of a league by its name or its sport.' }),
  }),
}
