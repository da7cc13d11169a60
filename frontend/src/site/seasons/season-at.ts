import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { seasonIdIn } from '../filters'
import type { PageAt } from '../site'
import type { Ask } from '../site-query'
import { activeSeason, seasonsOf, type PublicSeason } from './queries'

/** The season that a page shows: the one that its address names, else the active one; undefined where there is none. */
export const seasonAt = (seasons: readonly PublicSeason[], search: URLSearchParams): PublicSeason | undefined => {
  const id = seasonIdIn(search)
  return id === undefined ? activeSeason(seasons) : seasons.find(season => season.id === id)
}

/** What a call is asked for, so that a season has one address: undefined is the active season. */
export const seasonToAsk = (season: PublicSeason | undefined): number | undefined => (season?.active ? undefined : season?.id)

/** Brings in the season that a page shows. One that is not there, or another organization's, makes it a missing page. */
export const askSeason = async ({ site, search }: PageAt, ask: Ask): Promise<PublicSeason | undefined> => {
  const season = seasonAt(await ask(seasonsOf(site)), search)
  if (!season && seasonIdIn(search) !== undefined) throw new ApiError(404, 'Season not found.')
  return season
}

type SeasonOfPage = {
  /** To say that no season is active, or that the list could not be read. */
  readonly seasons: UseQueryResult<PublicSeason[]>
  readonly season: PublicSeason | undefined
  /** What a call is asked for. */
  readonly seasonId: number | undefined
}

/** The season that a page shows, in its component. */
export const useSeasonAt = ({ site, search }: Pick<PageAt, 'site' | 'search'>): SeasonOfPage => {
  const seasons = useQuery(seasonsOf(site))
  const season = seasonAt(seasons.data ?? [], search)
  return { seasons, season, seasonId: season ? seasonToAsk(season) : seasonIdIn(search) }
}

/** The filter of the season, for the canonical address of a page: a past season is a page of its own. */
export const seasonFilter = (season: PublicSeason | undefined): readonly ['season'] | readonly [] =>
  season && !season.active ? ['season'] : []
