import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import { tellApart } from '../parts/tell-apart'
import type { PageAt } from '../site'
import { SiteLink } from '../SiteLink'
import { ChampionCards } from './ChampionCards'
import styles from './ChampionsPage.module.css'
import type { SeasonChampionsAnswer, ChampionAnswer } from '../../api/schema'
import { championsQuery } from './queries'
import { bracketsAreOn } from '@fullcourt/domain/organizations/features'
import { pageAbout } from '../page'

/** The seasons that the page lists: those that are over, and those that have a champion already. */
const seasonsToList = (seasons: readonly SeasonChampionsAnswer[]): readonly SeasonChampionsAnswer[] =>
  seasons.filter(({ season, champions }) => !season.active || champions.length > 0)

const about = pageAbout({
  queries: ({ site }, ask) => ask(championsQuery(site)),
  head: (seasons, { site }) => {
    const last = seasons.find(({ champions }) => champions.length > 0)
    return {
      title: 'Champions',
      description: last
        ? `Who won each season of ${site.name}. ${last.season.name}: ${last.champions.map(({ team }) => team.name).join(', ')}.`
        : `Who won each season of ${site.name}.`,
      editedAt: bracketsAreOn(site.organization?.feature_flags ?? {}) ? '/bracket' : '/dashboard/seasons',
    }
  },
})

/** A team with how many seasons' titles it won. */
type TitleHolder = { readonly team: ChampionAnswer['team']; readonly titles: number }

/** Who won most often, several where they are level; nobody before a team has won twice. */
export const mostTitles = (seasons: readonly Pick<SeasonChampionsAnswer, 'champions'>[]): readonly TitleHolder[] => {
  const holders = new Map<number, TitleHolder>()
  for (const { team } of seasons.flatMap(({ champions }) => champions))
    holders.set(team.id, { team, titles: (holders.get(team.id)?.titles ?? 0) + 1 })
  const most = Math.max(2, ...[...holders.values()].map(({ titles }) => titles))
  return [...holders.values()].filter(({ titles }) => titles === most)
}

const noneYet = 'The first champion will be here after the first final.'

type SeasonProps = { of: SeasonChampionsAnswer; name: string | undefined }

const Season = ({ of: { season, champions }, name }: SeasonProps) => (
  <Section
    id={`season-${season.id}`}
    title={<SiteLink to={season.active ? '/' : `/?season=${season.id}`}>{name}</SiteLink>}
    aside={<SiteLink to={season.active ? '/teamList' : `/teamList?season=${season.id}`}>Standings</SiteLink>}
  >
    {champions.length > 0 ? (
      <ChampionCards season={season} champions={champions} />
    ) : (
      <p className={styles.none}>No champion is known.</p>
    )}
  </Section>
)

const MostTitles = ({ seasons }: { seasons: readonly SeasonChampionsAnswer[] }) => {
  const holders = mostTitles(seasons)
  if (holders.length === 0) return null
  return (
    <p className={styles.most}>
      Most titles:
      {holders.map(({ team, titles }) => (
        <span key={team.id} className={styles.holder}>
          <TeamName team={team} to={`/teams/${team.id}`} /> <strong>{titles}</strong>
        </span>
      ))}
    </p>
  )
}

/** The history of a league: who won each season, the newest first. */
export const ChampionsPage = ({ site }: PageAt) => {
  const champions = useQuery(championsQuery(site))
  return (
    <Page title="Champions" about={`Season by season in ${site.name}`} wide>
      <Answer of={champions} skeleton={<Skeleton rows={8} />}>
        {all => {
          const listed = seasonsToList(all)
          if (listed.length === 0) return <Empty>{noneYet}</Empty>
          // The oldest of a name keeps it.
          const names = [...tellApart(listed.map(({ season }) => season.name).reverse())].reverse()
          return (
            <>
              <MostTitles seasons={listed} />
              <div className={styles.seasons}>
                {listed.map((one, place) => (
                  <Season key={one.season.id} of={one} name={names[place]} />
                ))}
              </div>
            </>
          )
        }}
      </Answer>
    </Page>
  )
}

export const content = { component: ChampionsPage, ...about }
