import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { dateText } from '../../ui/format/dates'
import { quantity } from '../../ui/format/figures'
import { withFilters } from '../filters'
import { gameNews } from '../games/game-news'
import { progressInWords } from '../games/progress'
import { ResultsRow } from '../games/ResultsRow'
import { SiteLink } from '../SiteLink'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Disclosure } from '../parts/Disclosure'
import { FilterChips } from '../parts/FilterChips'
import { FilterSheet } from '../parts/FilterSheet'
import { News } from '../parts/News'
import { Page } from '../parts/Page'
import { Pager } from '../parts/Pager'
import { ZoneName } from '../parts/ZoneName'
import { noSeason } from '../seasons/queries'
import { useSeasonAt } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { leagueChoicesQuery, type LeagueChoice } from '../standings/tables'
import { Days } from './Days'
import { DayStrip } from './DayStrip'
import { scheduleFilter, startText, type PageStart, type ScheduleFilter } from './filter'
import { scheduleOf, type PublicSchedule } from './queries'
import { ScheduleFilters, chipsOf } from './ScheduleFilters'
import styles from './SchedulePage.module.css'
import { scheduleTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { about } from './about'

const none = 'No games, byes, or week-offs found.'
const noChoices: readonly LeagueChoice[] = []

type Shown = { schedule: PublicSchedule; withLeague: boolean; belowFirst: ReactNode }

/** All days; those before the last results are folded below, so that the present comes first. */
const CollapsedDays = ({ schedule: { games, off, window }, withLeague, belowFirst }: Shown) => {
  const isEarlier = ({ date }: { readonly date: string | null }) =>
    date !== null && window.open !== undefined && date < window.open
  const isLater = (one: { readonly date: string | null }) => !isEarlier(one)
  const earlier = games.filter(isEarlier)
  return (
    <>
      <Days
        games={games.filter(isLater)}
        off={earlier.length > 0 ? off.filter(isLater) : off}
        withLeague={withLeague}
        newestFirst={window.newestFirst}
        belowFirst={belowFirst}
      />
      {earlier.length > 0 && (
        <Disclosure title={quantity(earlier.length, 'earlier game')}>
          <Days games={earlier} off={off.filter(isEarlier)} withLeague={withLeague} />
        </Disclosure>
      )}
    </>
  )
}

const startOf = (from: string | undefined): PageStart | undefined => (from === undefined ? undefined : { from })

/** Where the pages before and after this one begin: at a day, or within the days of this one. */
const stepsFrom = ({ window, goesOnAfter }: PublicSchedule, { after }: ScheduleFilter) => ({
  before: after === undefined ? startOf(window.earlier) : { from: window.from },
  after: goesOnAfter === undefined ? startOf(window.later) : { from: window.from, after: goesOnAfter },
})

type Steps = { schedule: PublicSchedule; filter: ScheduleFilter; search: URLSearchParams }

/** To the games before and after, and to all of them on one page, which prints whole. */
const MoreGames = ({ schedule, filter, search }: Steps) => {
  const to = (start: PageStart, all?: '1') => withFilters('/schedule', search, { date: undefined, from: startText(start), all })
  const { before, after } = stepsFrom(schedule, filter)
  return (
    <>
      {(before ?? after) && (
        <Pager
          label="Other days"
          before={before && { label: 'Earlier games', to: to(before) }}
          after={after && { label: 'Later games', to: to(after) }}
        />
      )}
      {(before ?? after) && (
        <p className="screen-only">
          <SiteLink to={to({}, '1')}>The whole schedule on one page</SiteLink>, to print it
        </p>
      )}
    </>
  )
}

/** The first day that is in view: the one that was chosen, or where the page opens. */
const currentDay = ({ games, off, window }: PublicSchedule): string | undefined => {
  const days = [...games, ...off].flatMap(({ date }) => (date !== null && date >= (window.open ?? '') ? [date] : [])).sort()
  return window.newestFirst ? days.at(-1) : days[0]
}

/** Whether there are games beyond those that the page shows. */
const isPart = (schedule: PublicSchedule, filter: ScheduleFilter) => {
  const { before, after } = stepsFrom(schedule, filter)
  return (before ?? after) !== undefined
}

const Progress = ({ progress }: Pick<PublicSchedule, 'progress'>) => (
  <>
    {progressInWords(progress)}
    {progress.completed === progress.games && progress.last && `, the last on ${dateText(progress.last)}`}{' '}
    <span className={styles.zone}>
      <ZoneName />
    </span>
  </>
)

/** What is played and what was played, day by day. */
export const SchedulePage = ({ site, search }: PageAt) => {
  const filter = scheduleFilter(search)
  const { seasons, season, seasonId } = useSeasonAt({ site, search })
  const choices = useQuery({ ...leagueChoicesQuery(site, season?.id ?? 0), enabled: season !== undefined })
  const schedule = useQuery({ ...scheduleOf(site, filter), placeholderData: keepPreviousData })
  const leagues = choices.data ?? noChoices
  const chips = chipsOf(filter, leagues, search)
  const { progress } = schedule.data ?? {}
  if (seasons.data && !season)
    return (
      <Page title="Schedule" season={<SeasonMenu shown={season} />}>
        <Empty hint={noSeason}>{none}</Empty>
      </Page>
    )
  return (
    <Page
      title="Schedule"
      about={progress && <Progress progress={progress} />}
      season={
        <>
          <SeasonMenu shown={season} />
          <FilterChips chips={chips} />
        </>
      }
      actions={
        <TakeAway
          games={{ seasonId, leagueId: filter.league, teamId: filter.team }}
          embed={{ page: 'schedule', league: filter.league, team: filter.team, season: seasonId }}
          whole={schedule.data && isPart(schedule.data, filter) ? withFilters('/schedule', search, { all: '1' }) : undefined}
          tables={[
            { label: 'Schedule', href: scheduleTableOf(site, { seasonId, leagueId: filter.league, teamId: filter.team }) },
          ]}
        />
      }
      wide
    >
      <div className={styles.tools}>
        <DayStrip
          dates={schedule.data?.dates ?? []}
          current={filter.date ?? (schedule.data && currentDay(schedule.data))}
          chosen={filter.date}
          today={site.today}
          search={search}
        />
        <FilterSheet id="filter" set={chips.length}>
          <ScheduleFilters filter={filter} choices={leagues} dates={schedule.data?.dates ?? []} />
        </FilterSheet>
      </div>
      {schedule.data && !schedule.isPlaceholderData && (
        <News key={search.toString()} lines={schedule.data.games.map(gameNews)} parts={{ Schedule: schedule.data }} />
      )}
      <Answer
        of={schedule}
        isEmpty={({ games, off }) => games.length === 0 && off.length === 0}
        empty={none}
        skeleton={<Skeleton rows={8} />}
      >
        {answer => (
          <>
            <CollapsedDays
              schedule={answer}
              withLeague={filter.league === undefined && leagues.length > 1}
              belowFirst={filter.team !== undefined && <ResultsRow results={answer.results} />}
            />
            <MoreGames schedule={answer} filter={filter} search={search} />
          </>
        )}
      </Answer>
    </Page>
  )
}

export const content = { component: SchedulePage, ...about }
