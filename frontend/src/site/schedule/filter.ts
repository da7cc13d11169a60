import { dayIn, idIn, seasonIdIn } from '../filters'

/** What of the schedule is asked for. Names are those in the address. */
export type ScheduleFilter = {
  /** Without it the active one. */
  readonly season?: number
  readonly league?: number
  readonly team?: number
  readonly date?: string
  readonly show?: 'scheduled' | 'completed'
  /** Where the page begins, among more days than one page shows. */
  readonly from?: string
  /** The whole schedule from its first day on one page, as it is printed. */
  readonly whole?: true
}

const shows = ['scheduled', 'completed'] as const

export const scheduleFilter = (search: URLSearchParams): ScheduleFilter => ({
  season: seasonIdIn(search),
  league: idIn(search, 'league'),
  team: idIn(search, 'team'),
  date: dayIn(search, 'date'),
  show: shows.find(show => show === search.get('show')),
  from: dayIn(search, 'from'),
  ...(search.has('all') && { whole: true as const }),
})

type Counts = { readonly games: number; readonly completed: number }

/** How many games of a day pass the filter. */
export const countOfGames = ({ games, completed }: Counts, show: ScheduleFilter['show']) =>
  ({ scheduled: games - completed, completed, all: games })[show ?? 'all']

/** Whether a game passes the filter. */
export const isShown = ({ completed }: { readonly completed: boolean }, show: ScheduleFilter['show']) =>
  show === undefined || completed === (show === 'completed')
