import { useQuery } from '@tanstack/react-query'
import { listingsOf, type Listing } from '../listings/queries'
import { BarePage } from '../parts/BarePage'
import { pageAbout } from '../page'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Page } from '../parts/Page'
import type { PageAt, PublicSite } from '../site'

/** The slug of whoever runs the youth league. */
const slug = 'jccoc'

const about = 'Schedule, standings and players of the youth league, which has a site of its own.'

const pages = [
  { label: 'Schedule', path: '/schedule' },
  { label: 'Standings', path: '/jTeamList' },
  { label: 'Players', path: '/playerList' },
] as const

/** The home of the youth league's site: under its slug where the product is, from the domain of another organization on its own domain. */
const homeOf = ({ domain }: Listing, { tenant }: PublicSite): string | undefined => {
  if (!tenant) return `/${slug}`
  if (tenant.product) return `${tenant.product}/${slug}`
  return domain ? `https://${domain}` : undefined
}

/** Where the youth league is. */
export const YouthLeaguePage = ({ site }: PageAt) => (
  <BarePage>
    <Page title="Youth League" about={about}>
      <Answer of={useQuery(listingsOf(site, { named: slug }))}>
        {([youth]) => {
          const home = youth && homeOf(youth, site)
          if (!home) return <Empty>No youth league is running here yet.</Empty>
          return (
            <ul>
              {[{ label: youth.name, path: '' }, ...pages].map(({ label, path }) => (
                <li key={path}>
                  <a href={home + path}>{label}</a>
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
    </Page>
  </BarePage>
)

export const content = {
  component: YouthLeaguePage,
  ...pageAbout({
    queries: ({ site }, ask) => ask(listingsOf(site, { named: slug })),
    head: () => ({ title: 'Youth League', description: about }),
  }),
}
