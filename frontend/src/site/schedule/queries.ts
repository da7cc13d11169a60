import { progressOf, type Progress } from '../games/progress'
import { askDays, askGames } from '../games/queries'
import type { GameLine } from '../games/game-line'
import type { Site } from '../site'
import { siteQuery } from '../site-query'
import { countShown, isShown, type ScheduleFilter } from './filter'
import { windowOf, type CountedDay, type Window } from './window'

export type Schedule = {
  readonly games: readonly GameLine[]
  /** All dates that the filter could be set to. */
  readonly dates: readonly string[]
  readonly progress: Progress
  readonly window: Window
}

const dated = ({ date, games }: { date: string | null; games: number }): CountedDay[] => (date === null ? [] : [{ date, games }])

/** A page of the schedule of the active season. Which days it shows depends on where the games are, so these are asked for first. */
export const scheduleOf = (site: Site, filter: ScheduleFilter) =>
  siteQuery('schedule', filter, ['games', 'seasons', 'teams'], async (signal): Promise<Schedule> => {
    const which = { leagueId: filter.league, teamId: filter.team }
    const days = await askDays(site, which, signal)
    const shown = days.map(day => ({ date: day.date, games: countShown(day, filter.show) })).filter(({ games }) => games > 0)
    const window = filter.date ? { from: filter.date, to: filter.date } : windowOf(shown.flatMap(dated), site.today, filter.from)
    const games = shown.length ? await askGames(site, { ...which, from: window.from, to: window.to }, signal) : []
    return {
      games: games.filter(game => isShown(game, filter.show)),
      dates: days.flatMap(({ date }) => date ?? []),
      progress: progressOf(days, site.today),
      window,
    }
  })
