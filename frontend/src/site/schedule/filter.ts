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
  /** The game of that day after which it begins. */
  readonly after?: number
  /** The whole schedule from its first day on one page, as it is printed. */
  readonly whole?: true
  /** Days are on one page, however many games they have. */
  readonly wholeDays?: true
}

const shows = ['scheduled', 'completed'] as const

/** A page begins at a day, or after a game of it: `2026-11-28`, `2026-11-28.7`. */
export type PageStart = Pick<ScheduleFilter, 'from' | 'after'>

const startIn = (text: string): PageStart => {
  const [day = '', game = ''] = text.split('.')
  return { from: dayIn(new URLSearchParams({ date: day }), 'date'), after: idIn(new URLSearchParams({ team: game }), 'team') }
}

/** The same start as it is in an address. */
export const startText = ({ from, after }: PageStart): string => [from ?? '', ...(after === undefined ? [] : [after])].join('.')

export const scheduleFilter = (search: URLSearchParams): ScheduleFilter => ({
  season: seasonIdIn(search),
  league: idIn(search, 'league'),
  team: idIn(search, 'team'),
  date: dayIn(search, 'date'),
  show: shows.find(show => show === search.get('show')),
  ...startIn(search.get('from') ?? ''),
  ...(search.has('all') && { whole: true as const }),
})

type Counts = { readonly games: number; readonly completed: number }

/** How many games of a day pass the filter. */
export const countOfGames = ({ games, completed }: Counts, show: ScheduleFilter['show']) =>
  ({ scheduled: games - completed, completed, all: games })[show ?? 'all']

/** Whether a game passes the filter. */
export const isShown = ({ completed }: { readonly completed: boolean }, show: ScheduleFilter['show']) =>
  show === undefined || completed === (show === 'completed')
