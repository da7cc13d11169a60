import { useQuery } from '@tanstack/react-query'
import { listingsOf } from '../listings/queries'
import { pageAbout } from '../page'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Page } from '../parts/Page'
import type { PageAt } from '../site'

/** The slug of whoever runs the youth league. */
const slug = 'jccoc'

const about = 'Schedule, standings and players of the youth league, which has a site of its own.'

const pages = [
  { label: 'Schedule', path: '/schedule' },
  { label: 'Standings', path: '/jTeamList' },
  { label: 'Players', path: '/playerList' },
] as const

/** Where the youth league is. */
export const YouthLeaguePage = ({ site }: PageAt) => (
  <Page title="Youth League" about={about}>
    <Answer of={useQuery(listingsOf(site))}>
      {listings => {
        const youth = listings.find(({ href }) => href === `/${slug}`)
        if (!youth) return <Empty>No youth league is running here yet.</Empty>
        const home = `${site.tenant?.product ?? ''}${youth.href}`
        return (
          <ul>
            {[{ label: youth.name, path: '' }, ...pages].map(({ label, path }) => (
              <li key={label}>
                <a href={home + path}>{label}</a>
              </li>
            ))}
          </ul>
        )
      }}
    </Answer>
  </Page>
)

export const content = {
  component: YouthLeaguePage,
  ...pageAbout({
    queries: ({ site }, ask) => ask(listingsOf(site)),
    head: () => ({ title: 'Youth League', description: about }),
  }),
}
