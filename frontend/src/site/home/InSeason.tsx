import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { gameNews } from '../games/game-news'
import { topThreesOf } from '../leaders/queries'
import { News } from '../parts/News'
import type { PublicSeason } from '../seasons/queries'
import { seasonToAsk } from '../seasons/season-at'
import type { PublicSite } from '../site'
import { tablesOf } from '../standings/tables'
import { AroundToday } from './AroundToday'
import { CorrectionNews } from './CorrectionNews'
import { headlineGame } from './headline-game'
import styles from './InSeason.module.css'
import { LatestGame } from './LatestGame'
import { phaseOf } from './phase'
import { nowOf } from './queries'
import { Tables } from './Tables'
import { TopLeaders } from './TopLeaders'
import { ChampionCards } from '../champions/ChampionCards'
import { championsQuery } from '../champions/queries'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'

type Props = {
  site: PublicSite
  season: PublicSeason
  /** The season that ended last. */
  before: PublicSeason | undefined
}

/** What a home page says of a season, from before its first game until after its last. */
export const InSeason = ({ site, season, before }: Props) => {
  const seasonId = seasonToAsk(season)
  const now = useQuery(nowOf(site, seasonId))
  const tables = useQuery(tablesOf(site, season.id))
  const leaders = useQuery(topThreesOf(site, seasonId))
  return (
    <Answer of={now} skeleton={<Skeleton rows={12} />}>
      {answer => {
        const phase = phaseOf(answer.opened, season.active)
        const headline = headlineGame(answer.results)
        const isBefore = phase === 'planned' || phase === 'before'
        return (
          <>
            {tables.data && leaders.data && (
              <News
                lines={[...answer.results, ...answer.next].map(gameNews)}
                parts={{ Standings: tables.data, Leaders: leaders.data }}
              />
            )}
            {phase === 'over' && <Champions site={site} season={season.id} />}
            {phase === 'planned' && <Empty>The first games will be here once they are scheduled.</Empty>}
            {headline && <LatestGame site={site} game={headline} />}
            <div className={styles.parts}>
              <div className={styles.games}>
                <AroundToday
                  now={answer}
                  today={site.today}
                  withLeague={(tables.data?.length ?? 0) > 1}
                  headline={headline?.id}
                />
              </div>
              <Tables site={site} season={season} isBefore={isBefore} />
              {!isBefore && <TopLeaders site={site} season={season} />}
            </div>
            {phase !== 'over' && before && <Champions site={site} season={before.id} />}
            <CorrectionNews site={site} seasonId={seasonId} />
          </>
        )
      }}
    </Answer>
  )
}

/** Who won a season, and the way to all champions; nothing before its final. */
const Champions = ({ site, season }: { site: PublicSite; season: number }) => {
  const [won] = useQuery(championsQuery(site, season)).data ?? []
  return won?.champions.length ? (
    <Section id="champions" title={`Champions of ${won.season.name}`} aside={<SiteLink to="/champions">All champions</SiteLink>}>
      <ChampionCards {...won} />
    </Section>
  ) : null
}
