import { useQuery } from '@tanstack/react-query'
import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { quantity } from '../../ui/format/figures'
import { Skeleton } from '../../ui/Skeleton'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { HitRow } from './HitRow'
import { searchFor, searchTextIn, type Hit } from './queries'
import styles from './Search.module.css'
import { SearchField } from './SearchField'
import { pageAbout } from '../page'

const about = pageAbout({
  queries: async ({ site, search }, ask) => {
    const text = searchTextIn(search)
    if (text) await ask(searchFor(site, text))
    return text
  },
  head: (text, { site }) => ({
    title: text ? `${text} – Search` : 'Search',
    description: `Teams, players and pages of ${site.name}.`,
    hidden: true,
  }),
})

const KINDS = [
  { kind: 'team', title: 'Teams' },
  { kind: 'player', title: 'Players' },
  { kind: 'page', title: 'Pages' },
] as const

/** The kinds of what was found, that of the best hit first. */
const groupsOf = (hits: readonly Hit[]) =>
  KINDS.map(({ kind, title }) => ({ kind, title, hits: hits.filter(hit => hit.kind === kind) }))
    .filter(group => group.hits.length > 0)
    .sort((a, b) => hits.findIndex(hit => hit.kind === a.kind) - hits.findIndex(hit => hit.kind === b.kind))

const HitLink = ({ hit }: { hit: Hit }) =>
  isWebAddress(hit.address) ? (
    <a className={styles.hit} href={hit.address} rel="external noopener noreferrer">
      <HitRow hit={hit} />
    </a>
  ) : (
    <SiteLink className={styles.hit} to={hit.address}>
      <HitRow hit={hit} />
    </SiteLink>
  )

const Found = ({ hits }: { hits: readonly Hit[] }) =>
  groupsOf(hits).map(group => (
    <Section key={group.kind} id={`${group.kind}s`} title={group.title}>
      <ul className={styles.hits}>
        {group.hits.map(hit => (
          <li key={`${hit.address} ${hit.name}`}>
            <HitLink hit={hit} />
          </li>
        ))}
      </ul>
    </Section>
  ))

const countOf = (text: string, count: number, shown: number) =>
  `${quantity(count, 'result')} for “${text}”${shown < count ? `, the best ${shown} are shown` : ''}`

/** Teams, players and pages by name. */
export const SearchPage = ({ site, search }: PageAt) => {
  const text = searchTextIn(search)
  const answer = useQuery({ ...searchFor(site, text), enabled: text !== '' })
  return (
    <Page title="Search">
      <SearchField key={text} sought={text} first className={styles.large} />
      {text === '' ? (
        <Empty hint="A part of the name is enough. Accents and small mistakes do not matter.">
          Search for a team, a player or a page.
        </Empty>
      ) : (
        <Answer of={answer} skeleton={<Skeleton rows={6} />}>
          {({ count, hits }) =>
            hits.length ? (
              <>
                <p className={styles.count} role="status">
                  {countOf(text, count, hits.length)}
                </p>
                <Found hits={hits} />
              </>
            ) : (
              <Empty
                hint={
                  <>
                    Try fewer words or only the last name, or look through <SiteLink to="/playerList">all players</SiteLink> and{' '}
                    <SiteLink to="/teamList">all teams</SiteLink>.
                  </>
                }
              >
                Nothing found for “{text}”.
              </Empty>
            )
          }
        </Answer>
      )}
    </Page>
  )
}

export const content = { component: SearchPage, ...about }
