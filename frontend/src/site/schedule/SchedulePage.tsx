import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton'
import { shortDate } from '../../ui/format/dates'
import { counted } from '../../ui/format/figures'
import { withFilters } from '../filters'
import { progressInWords } from '../games/progress'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Disclosure } from '../parts/Disclosure'
import { Page } from '../parts/Page'
import { Pager } from '../parts/Pager'
import { noSeason } from '../seasons/queries'
import { useSeason } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { choicesOf, type LeagueChoice } from '../standings/tables'
import { Days } from './Days'
import { scheduleFilter } from './filter'
import { scheduleOf, type Schedule } from './queries'
import { ScheduleFilters } from './ScheduleFilters'
import { TakeAway } from '../take-away/TakeAway'
import { about } from './about'

const none = 'No games, byes, or week-offs found.'
const noChoices: readonly LeagueChoice[] = []

/** All days, those before the last results folded. */
const CollapsedDays = ({ schedule: { games, off, window }, withLeague }: { schedule: Schedule; withLeague: boolean }) => {
  const isEarlier = ({ date }: { readonly date: string | null }) =>
    date !== null && window.open !== undefined && date < window.open
  const isLater = (one: { readonly date: string | null }) => !isEarlier(one)
  const earlier = games.filter(isEarlier)
  return (
    <>
      {earlier.length > 0 && (
        <Disclosure title={counted(earlier.length, 'earlier game')}>
          <Days games={earlier} off={off.filter(isEarlier)} withLeague={withLeague} />
        </Disclosure>
      )}
      <Days games={games.filter(isLater)} off={earlier.length > 0 ? off.filter(isLater) : off} withLeague={withLeague} />
    </>
  )
}

type Steps = { schedule: Schedule; search: URLSearchParams }

const Earlier = ({ schedule: { window }, search }: Steps) =>
  window.earlier && (
    <Pager
      label="Earlier days"
      before={{ label: 'Earlier games', to: withFilters('/schedule', search, { from: window.earlier }) }}
    />
  )

const Later = ({ schedule: { window }, search }: Steps) =>
  window.later && (
    <Pager label="Later days" after={{ label: 'Later games', to: withFilters('/schedule', search, { from: window.later }) }} />
  )

/** What is played and what was played, day by day. */
export const SchedulePage = ({ site, search }: PageAt) => {
  const filter = scheduleFilter(search)
  const { seasons, season } = useSeason({ site, search })
  const choices = useQuery({ ...choicesOf(site, season?.id ?? 0), enabled: season !== undefined })
  const schedule = useQuery({ ...scheduleOf(site, filter), placeholderData: keepPreviousData })
  const { progress } = schedule.data ?? {}
  const about = [
    progress && progressInWords(progress),
    progress?.next && `next ${progress.next === site.today ? 'today' : shortDate(progress.next)}`,
  ]
  if (seasons.data && !season)
    return (
      <Page title="Schedule" season={<SeasonMenu shown={season} />}>
        <Empty hint={noSeason}>{none}</Empty>
      </Page>
    )
  return (
    <Page
      title="Schedule"
      about={about.filter(Boolean).join(' · ')}
      season={<SeasonMenu shown={season} />}
      actions={<TakeAway calendar={{ leagueId: filter.league, teamId: filter.team }} />}
      wide
    >
      <ScheduleFilters filter={filter} choices={choices.data ?? noChoices} dates={schedule.data?.dates ?? []} />
      <Answer
        of={schedule}
        isEmpty={({ games, off }) => games.length === 0 && off.length === 0}
        empty={none}
        skeleton={<Skeleton rows={8} />}
      >
        {answer => (
          <>
            <Earlier schedule={answer} search={search} />
            <CollapsedDays schedule={answer} withLeague={filter.league === undefined && (choices.data?.length ?? 0) > 1} />
            <Later schedule={answer} search={search} />
          </>
        )}
      </Answer>
    </Page>
  )
}

export const content = { component: SchedulePage, ...about }
