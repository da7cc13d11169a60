import { useQuery } from '@tanstack/react-query'
import { nearDay, shortDate } from '../../ui/format/dates'
import { Skeleton } from '../../ui/Skeleton'
import { GameLines } from '../games/GameLines'
import type { GameLine } from '../games/game-line'
import { progressInWords } from '../games/progress'
import { labelledLeaders, topThreesOf } from '../leaders/queries'
import type { PageAt } from '../site'
import { OrganizationPicture } from '../parts/OrganizationPicture'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Empty } from '../parts/Empty'
import { RankedList } from '../parts/RankedList'
import { Section } from '../parts/Section'
import { sportOfSeason, type Season } from '../seasons/queries'
import { seasonAsked, useSeason } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { tablesOf } from '../standings/tables'
import type { Site } from '../site'
import { SiteLink } from '../SiteLink'
import { Hero } from './Hero'
import { nowOf, type Now } from './queries'
import { ShortTable } from './ShortTable'
import { about } from './about'

const nothingRuns = 'No season is running. Standings and schedule will be here as soon as the next one begins.'
const gamesAtMost = 6

const onDay = (date: string | null, today: string) => (date && (nearDay(date, today) ?? shortDate(date, today))) || ''

type GamesProps = { id: string; title: string; games: readonly GameLine[]; date: string | null; withLeague: boolean }

const Games = ({ id, title, games, date, withLeague }: GamesProps) =>
  games.length > 0 && (
    <Section
      id={id}
      title={title}
      aside={
        <SiteLink to={date ? `/schedule?date=${date}` : '/schedule'}>
          {games.length > gamesAtMost ? `All ${games.length}` : 'Schedule'}
        </SiteLink>
      }
    >
      <GameLines games={games.slice(0, gamesAtMost)} withLeague={withLeague} />
    </Section>
  )

type AroundProps = { now: Now; today: string; withLeague: boolean }

const Around = ({ now: { progress, results, next }, today, withLeague }: AroundProps) => {
  if (progress.games === 0) return <Empty>The first games will be here once they are scheduled.</Empty>
  return (
    <Columns>
      <Games
        id="next"
        title={`Next · ${onDay(progress.next, today)}`}
        games={next}
        date={progress.next}
        withLeague={withLeague}
      />
      <Games
        id="results"
        title={`Results · ${onDay(progress.last, today)}`}
        games={results}
        date={progress.last}
        withLeague={withLeague}
      />
    </Columns>
  )
}

const Leaders = ({ site, season }: { site: Site; season: Season }) => {
  const leaders = useQuery(topThreesOf(site, seasonAsked(season)))
  const sport = sportOfSeason(season)
  return (
    <Section id="leaders" title="Top Stat Leaders" aside={<SiteLink to="/leaderboard">Leaderboard</SiteLink>}>
      <Answer
        of={leaders}
        isEmpty={all => labelledLeaders(sport, all).length === 0}
        empty="The leaders will be here after the first games."
      >
        {all => (
          <Columns least={240}>
            {labelledLeaders(sport, all).map(({ label, rows }) => (
              <RankedList key={label} title={label} rows={rows} of="person" />
            ))}
          </Columns>
        )}
      </Answer>
    </Section>
  )
}

const Standings = ({ site, season }: { site: Site; season: Season }) => {
  const tables = useQuery(tablesOf(site, season.id))
  return (
    <Section id="standings" title="Standings" aside={<SiteLink to="/teamList">All standings</SiteLink>}>
      <Answer of={tables} empty="No leagues available">
        {all => (
          <Columns>
            {all.map(table => (
              <ShortTable key={table.id} table={table} />
            ))}
          </Columns>
        )}
      </Answer>
    </Section>
  )
}

const InSeason = ({ site, season }: { site: Site; season: Season }) => {
  const now = useQuery(nowOf(site, seasonAsked(season)))
  const tables = useQuery(tablesOf(site, season.id))
  return (
    <>
      <Answer of={now} skeleton={<Skeleton rows={6} />}>
        {answer => <Around now={answer} today={site.today} withLeague={(tables.data?.length ?? 0) > 1} />}
      </Answer>
      <Standings site={site} season={season} />
      <Leaders site={site} season={season} />
    </>
  )
}

/** The home page of a league: what was played, what comes, who leads. */
export const HomePage = ({ site, search }: PageAt) => {
  const { seasons, season, seasonId } = useSeason({ site, search })
  const now = useQuery({ ...nowOf(site, seasonId), enabled: season !== undefined })
  const about = now.data && progressInWords(now.data.progress)
  return (
    <Hero
      name={site.name}
      season={<SeasonMenu shown={season} />}
      about={about || 'Standings, schedule, players and results'}
      picture={<OrganizationPicture site={site} size={88} />}
    >
      <Answer of={seasons} isEmpty={() => !season} empty={nothingRuns}>
        {() => season && <InSeason site={site} season={season} />}
      </Answer>
    </Hero>
  )
}

export const content = { component: HomePage, ...about }
