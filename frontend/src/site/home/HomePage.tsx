import { useQuery } from '@tanstack/react-query'
import { progressInWords } from '../games/progress'
import { Answer } from '../parts/Answer'
import { MyTeam } from '../my-team/MyTeam'
import { Prose } from '../parts/Prose'
import { Section } from '../parts/Section'
import { seasonToAsk, useSeasonAt } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import type { PageAt, PublicSite } from '../site'
import { TakeAway } from '../take-away/TakeAway'
import { pageContentOf, type ShownContent } from '../templates/queries'
import { about } from './about'
import { farDown } from './far-down'
import { Hero } from './Hero'
import styles from './HomePage.module.css'
import { InSeason } from './InSeason'
import { Pictures } from './Pictures'
import { nowOf } from './queries'
import { seasonBefore } from './phase'

const beforeTheFirst = 'The first season will be here as soon as it is set up.'
const betweenSeasons = 'Between seasons'

type Content = ShownContent<'home'>

const Welcome = ({ site, text }: { site: PublicSite; text: NonNullable<Content['welcome']> }) => (
  <Section id="welcome" title={`Welcome to ${site.name}`}>
    <Prose text={text} />
  </Section>
)

/** What the organization shows and writes about itself, below what is news. */
const OfItself = ({ content: { pictures = [], history } }: { content: Content }) => (
  <>
    {pictures.length > 0 && <Pictures pictures={pictures} />}
    {history && (
      <Section id="history" title="History" later={farDown}>
        <Prose text={history} />
      </Section>
    )}
  </>
)

/** The home page of a league: who it is, what was played, what comes, who leads. */
export const HomePage = ({ site, search }: PageAt) => {
  const { seasons, season } = useSeasonAt({ site, search })
  const before = seasonBefore(seasons.data ?? [])
  const shown = season ?? before
  const games = { seasonId: seasonToAsk(shown) }
  const now = useQuery({ ...nowOf(site, games.seasonId), enabled: shown !== undefined })
  const { data: content = {} } = useQuery(pageContentOf(site, 'home'))
  const progress = season ? now.data && progressInWords(now.data.progress) : shown && betweenSeasons
  return (
    <div className={styles.home}>
      <Hero
        site={site}
        content={content}
        season={<SeasonMenu shown={season} />}
        about={progress}
        actions={shown && <TakeAway games={games} embed={{ page: 'schedule', season: games.seasonId }} />}
      />
      <Answer of={seasons} isEmpty={() => !shown} empty={beforeTheFirst}>
        {() =>
          shown && (
            <>
              <MyTeam site={site} season={shown} />
              <InSeason site={site} season={shown} before={before} />
            </>
          )
        }
      </Answer>
      {content.welcome && <Welcome site={site} text={content.welcome} />}
      <OfItself content={content} />
    </div>
  )
}

export const content = { component: HomePage, ...about }
