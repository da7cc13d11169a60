import type { GameDayAnswer } from '../../api/schema'
import type { Progress } from '../games/progress'
import { askDays, askGames, askProgress } from '../games/queries'
import type { GameLine } from '../games/game-line'
import { resultsOf, type Result } from '../games/results-of'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { askDatesOff, isOffShown, type DateOff } from './dates-off'
import { countOfGames, isShown, type ScheduleFilter } from './filter'
import { mostOnAPage, windowOf, type CountedDay, type Window } from './window'

export type PublicSchedule = {
  readonly games: readonly GameLine[]
  /** Of the team that was chosen: all of a usual season, else those around the page. */
  readonly results: readonly Result[]
  /** The weeks off and byes of the days that the page shows. */
  readonly off: readonly DateOff[]
  /** The dates that the filter offers. */
  readonly dates: readonly string[]
  readonly progress: Progress
  readonly window: Window
  /** The last game of the page, where those days have more games than one page shows. */
  readonly goesOnAfter?: number
}

/** The days with something to show, and how many rows each has. */
const countedDays = (
  days: readonly GameDayAnswer[],
  off: readonly DateOff[],
  show: ScheduleFilter['show'],
): readonly CountedDay[] => {
  const rows = new Map<string, number>()
  const add = (date: string | null, count: number) => count > 0 && date !== null && rows.set(date, (rows.get(date) ?? 0) + count)
  for (const day of days) add(day.date, countOfGames(day, show))
  for (const { date } of off) add(date, 1)
  return [...rows].map(([date, games]) => ({ date, games })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Whether games that pass the filter are played from today on. */
const isAhead = ({ last, next }: Progress, show: ScheduleFilter['show'], today: string): boolean =>
  (show !== 'completed' && next !== null) || (show !== 'scheduled' && last !== null && last >= today)

const isWithin = ({ date }: DateOff, { from, to }: Window) =>
  (from === undefined || date >= from) && (to === undefined || date <= to)

/** So many dates with results of a team are in its row: more than a usual season has. */
const datesWithResults = 100

type Which = { readonly seasonId?: number; readonly leagueId?: number; readonly teamId?: number }

/** Days with games, and whether these are all that there are. */
type Days = { readonly days: readonly GameDayAnswer[]; readonly isWhole: boolean }

/** All days of a usual season; of a very long one those around the day that the page is about, as long as it shows one of them. */
const askNearDays = async (site: PublicSite, which: Which, filter: ScheduleFilter, signal: AbortSignal): Promise<Days> => {
  const around = filter.date ?? filter.from ?? site.today
  const days = await askDays(site, { ...which, around, limit: mostDates }, signal)
  const before = days.filter(({ date }) => date !== null && date < around).length
  const isWhole = before < mostDates && days.length - before < mostDates
  if (isWhole || days.some(day => countOfGames(day, filter.show) > 0)) return { days, isWhole }
  return { days: await askDays(site, which, signal), isWhole: true }
}

/** The results of a team on the dates around one. */
const askResults = async (
  site: PublicSite,
  which: Which,
  around: { readonly dates: readonly string[]; readonly from: string | undefined },
  signal: AbortSignal,
): Promise<readonly Result[]> => {
  const dates = datesToOffer(around.dates, around.from, datesWithResults)
  if (which.teamId === undefined || dates.length === 0) return []
  return resultsOf(await askGames(site, { ...which, from: dates[0], to: dates.at(-1) }, signal), which.teamId)
}

/** The games of some days, as many as one page shows, and whether there are more. */
const askPage = async (
  site: PublicSite,
  days: Which & { readonly from: string | undefined; readonly to: string | undefined },
  { show, whole, wholeDays, after }: ScheduleFilter,
  signal: AbortSignal,
): Promise<Pick<PublicSchedule, 'games' | 'goesOnAfter'>> => {
  if (show || whole || wholeDays) return { games: await askGames(site, days, signal) }
  const games = await askGames(site, { ...days, after, limit: mostOnAPage + 1 }, signal)
  const shown = games.slice(0, mostOnAPage)
  return { games: shown, ...(games.length > shown.length && { goesOnAfter: shown.at(-1)?.id }) }
}

/** A page of the schedule of a season. Which days it shows depends on where the games are, so these are asked for first. */
export const scheduleOf = (site: PublicSite, filter: ScheduleFilter) =>
  siteQuery(
    'schedule',
    filter,
    ['games', 'byes', 'week-offs', 'schedules', 'seasons', 'teams', 'leagues', 'entries'],
    async (signal, onPage): Promise<PublicSchedule> => {
      const which = { seasonId: filter.season, leagueId: filter.league, teamId: filter.team }
      const [{ days, isWhole }, progress, allOff] = await Promise.all([
        askNearDays(site, which, filter, signal),
        askProgress(site, which, signal),
        askDatesOff(site, which, signal),
      ])
      const off = allOff.filter(one => isOffShown(one, filter, site.today))
      const shown = countedDays(days, off, filter.show)
      const goesOn = !isWhole && isAhead(progress, filter.show, site.today)
      const window = filter.date
        ? { from: filter.date, to: filter.date }
        : windowOf(shown, site.today, { from: filter.from, whole: filter.whole, goesOn })
      const dates = [...new Set([...days.flatMap(({ date }) => date ?? []), ...allOff.map(({ date }) => date)])].sort()
      const from = window.from ?? (filter.whole ? undefined : shown[0]?.date)
      const hasGames = days.some(day => countOfGames(day, filter.show) > 0)
      const [{ games, ...rest }, results] = await Promise.all([
        hasGames ? askPage(site, { ...which, from, to: window.to }, filter, signal) : { games: [] },
        askResults(site, which, { dates, from: window.from }, signal),
      ])
      return {
        // A game that is completed meanwhile stays where it is read.
        games: games.filter(game => isShown(game, filter.show) || onPage?.games.some(({ id }) => id === game.id)),
        results,
        off: off.filter(one => isWithin(one, window)),
        dates: datesToOffer(dates, window.from),
        progress,
        window,
        ...rest,
      }
    },
  )

/** How many dates a filter offers: more than a usual season has. */
export const mostDates = 200

/** The dates to choose from; of a very long season at most so many, those around the day that the page shows. */
export const datesToOffer = (dates: readonly string[], shown: string | undefined, most = mostDates): readonly string[] => {
  const found = dates.findIndex(date => shown !== undefined && date >= shown)
  const middle = found === -1 ? dates.length : found
  const start = Math.max(0, Math.min(middle - most / 2, dates.length - most))
  return dates.slice(start, start + most)
}
