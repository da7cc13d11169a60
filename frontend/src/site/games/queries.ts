import type { Query } from '../../api/address'
import type { PublicSite } from '../site'
import { gameLine } from './game-line'
import type { Progress } from './progress'

type GamesFilter = Query & {
  /** Without it the active season. */
  readonly seasonId?: number
  readonly leagueId?: number
  readonly teamId?: number
  /** First and last day, `YYYY-MM-DD`. Without the last one the games whose day is to be decided come too. */
  readonly from?: string
  readonly to?: string
  /** Only games with a result, or only those that are to be played. */
  readonly only?: 'results' | 'ahead'
  /** Only those that are played after this one. */
  readonly after?: number
  /** At most so many: the first ones, or the `latest`. */
  readonly limit?: number
  readonly latest?: boolean
}

/** Games of a season, in the order in which they are played. */
export const askGames = async ({ api, today }: PublicSite, query: GamesFilter, signal: AbortSignal) =>
  (await api.get('/api/gamesv2', { query, signal })).map(game => gameLine(game, today))

/** The days of games around one, each way at most so many. */
type Around = { readonly around: string; readonly limit: number }

/** On which days of a season there are games, or on which around one of them. */
export const askDays = ({ api }: PublicSite, query: GamesFilter & Partial<Around>, signal: AbortSignal) =>
  api.get('/api/gamesv2/days', { query, signal })

/** How far a season, a league or a team is played; the next day is looked for from today on. */
export const askProgress = (
  { api, today }: PublicSite,
  query: { readonly seasonId?: number; readonly leagueId?: number; readonly teamId?: number },
  signal: AbortSignal,
): Promise<Progress> => api.get('/api/gamesv2/progress', { query: { ...query, from: today }, signal })
