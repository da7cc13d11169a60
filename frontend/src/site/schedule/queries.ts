import type { GameDayAnswer } from '../../api/schema'
import { progressOf, type Progress } from '../games/progress'
import { askDays, askGames } from '../games/queries'
import type { GameLine } from '../games/game-line'
import { resultsOf, type Result } from '../games/results-of'
import type { Site } from '../site'
import { siteQuery } from '../site-query'
import { askDatesOff, isOffShown, type DateOff } from './dates-off'
import { countShown, isShown, type ScheduleFilter } from './filter'
import { offeredDates } from './offered-dates'
import { windowOf, type CountedDay, type Window } from './window'

export type Schedule = {
  readonly games: readonly GameLine[]
  /** Of the team that was chosen, all of the season. */
  readonly results: readonly Result[]
  /** The weeks off and byes of the days that the page shows. */
  readonly off: readonly DateOff[]
  /** The dates that the filter offers. */
  readonly dates: readonly string[]
  readonly progress: Progress
  readonly window: Window
}

/** The days with something to show, and how many rows each has. */
const countedDays = (
  days: readonly GameDayAnswer[],
  off: readonly DateOff[],
  show: ScheduleFilter['show'],
): readonly CountedDay[] => {
  const rows = new Map<string, number>()
  const add = (date: string | null, count: number) => count > 0 && date !== null && rows.set(date, (rows.get(date) ?? 0) + count)
  for (const day of days) add(day.date, countShown(day, show))
  for (const { date } of off) add(date, 1)
  return [...rows].map(([date, games]) => ({ date, games })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

const isWithin = ({ date }: DateOff, { from, to }: Window) =>
  (from === undefined || date >= from) && (to === undefined || date <= to)

/** A page of the schedule of a season. Which days it shows depends on where the games are, so these are asked for first. */
export const scheduleOf = (site: Site, filter: ScheduleFilter) =>
  siteQuery(
    'schedule',
    filter,
    ['games', 'byes', 'week-offs', 'schedules', 'seasons', 'teams', 'leagues', 'entries'],
    async (signal, onPage): Promise<Schedule> => {
      const which = { seasonId: filter.season, leagueId: filter.league, teamId: filter.team }
      const [days, allOff, ofTeam] = await Promise.all([
        askDays(site, which, signal),
        askDatesOff(site, which, signal),
        filter.team === undefined ? [] : askGames(site, which, signal),
      ])
      const off = allOff.filter(one => isOffShown(one, filter, site.today))
      const shown = countedDays(days, off, filter.show)
      const window = filter.date ? { from: filter.date, to: filter.date } : windowOf(shown, site.today, filter)
      const hasGames = days.some(day => countShown(day, filter.show) > 0)
      const games = hasGames ? await askGames(site, { ...which, from: window.from, to: window.to }, signal) : []
      return {
        // A game that is completed meanwhile stays where it is read.
        games: games.filter(game => isShown(game, filter.show) || onPage?.games.some(({ id }) => id === game.id)),
        results: resultsOf(ofTeam, filter.team ?? 0),
        off: off.filter(one => isWithin(one, window)),
        dates: offeredDates(
          [...new Set([...days.flatMap(({ date }) => date ?? []), ...allOff.map(({ date }) => date)])].sort(),
          window.from,
        ),
        progress: progressOf(days, site.today),
        window,
      }
    },
  )
