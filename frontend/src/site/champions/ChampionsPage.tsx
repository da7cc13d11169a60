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
import { about, seasonsListed } from './about'
import { ChampionCards } from './ChampionCards'
import styles from './ChampionsPage.module.css'
import type { SeasonChampionsAnswer } from '../../api/schema'
import { championsQuery } from './queries'
import { mostTitles } from './titles'

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
          const listed = seasonsListed(all)
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
