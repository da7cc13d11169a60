import { useQuery } from '@tanstack/react-query'
import { listingsOf, type Listing } from '../listings/queries'
import { ListingCards } from '../listings/ListingCards'
import { pageAbout } from '../page'
import { Section } from '../parts/Section'
import { productName, type PageAt } from '../site'
import { SiteLink } from '../SiteLink'
import styles from './LandingPage.module.css'
import { BarePage } from '../parts/BarePage'
import { Offers } from './Offers'
import ways from './Ways.module.css'

const first = { limit: 12 }

/** A league as a link to it is shown where people share it: a picture of its table as it stands. */
const TableOf = ({ listing: { name, href, slug } }: { listing: Listing }) =>
  slug && (
    <a href={href} className={styles.shown}>
      <img
        src={`/api/standings/preview.png?slug=${slug}`}
        alt={`The standings of ${name}`}
        width={1200}
        height={630}
        decoding="async"
      />
    </a>
  )

/** What is shown at the root of a shared host, where the path names no league: what the product is, and the ways into it. */
export const LandingPage = ({ site }: PageAt) => {
  const listings = useQuery(listingsOf(site, first)).data ?? []
  const [one] = listings
  return (
    <BarePage>
      <div className={styles.page}>
        <div className={styles.hero}>
          <div>
            <h1 tabIndex={-1}>{productName}</h1>
            <p className={styles.promise}>Runs sports leagues: schedules, scores, standings and statistics.</p>
            <p className={ways.ways}>
              {one && (
                <a className={ways.way} href={one.href}>
                  See {one.name}
                </a>
              )}
              <SiteLink to="/login">Sign in</SiteLink>
            </p>
          </div>
          {one && <TableOf listing={one} />}
        </div>
        <Section id="offers" title="For those who run one">
          <Offers level="h3" />
        </Section>
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
      </div>
    </BarePage>
  )
}

export const content = {
  component: LandingPage,
  ...pageAbout({
    queries: ({ site }, ask) => ask(listingsOf(site, first)),
    head: () => ({ title: '', description: 'Fullcourt runs sports leagues: schedules, scores, standings and statistics.' }),
  }),
}
