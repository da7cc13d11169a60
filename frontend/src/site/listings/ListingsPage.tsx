import { useQuery } from '@tanstack/react-query'
import { pageAbout } from '../page'
import { Answer } from '../parts/Answer'
import { Page } from '../parts/Page'
import type { PageAt } from '../site'
import { ListingCards } from './ListingCards'
import { listingsOf } from './queries'

/** Every league that runs on this product. */
export const ListingsPage = ({ site }: PageAt) => {
  const listings = useQuery(listingsOf(site))
  const count = listings.data?.length ?? 0
  return (
    <Page title="All Listings" about={count > 0 && `${count} ${count === 1 ? 'league' : 'leagues'}, by name`} wide>
      <Answer of={listings} isEmpty={all => all.length === 0} empty="No leagues available">
        {all => <ListingCards listings={all} />}
      </Answer>
    </Page>
  )
}

export const content = {
  component: ListingsPage,
  ...pageAbout({
    queries: ({ site }, ask) => ask(listingsOf(site)),
    head: listings => ({
      title: 'All Listings',
      description: `All leagues on Fullcourt, each with its own site: ${listings.length} of them.`,
    }),
  }),
}
