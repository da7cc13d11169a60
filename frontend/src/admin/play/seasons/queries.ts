import type { SeasonDates } from '@fullcourt/domain/seasons/dates'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NewSeasonDto, SeasonDto, SeasonStateAnswer } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { breadcrumbsKey } from '../../parts/calls/shared-keys'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import { isAwaited } from '../../parts/calls/is-awaited'
import { deviceDay } from '../../parts/page/device-day'
import type { RecordChange } from '../../parts/editing/editing'
import { useSession } from '../../parts/session/SessionGate'

/**
 * The shape of every `queries.ts` of the admin: one key factory, a `…Query` (key, tags, call) and its hook per query, a `useCall`
 * per command. It is the only file of its feature that knows an address; types come from the OpenAPI document. A command
 * invalidates what it changed by the factory's keys, from the general to the special, so that no key is ever typed twice; what
 * somebody else changes is reported by the tags (docs/answers.md#live).
 */
const seasonKeys = {
  all: ['seasons'] as const,
  list: () => [...seasonKeys.all, 'list'] as const,
  one: (season: number) => [...seasonKeys.all, 'one', season] as const,
  of: (organization: number) => [...seasonKeys.all, 'of', organization] as const,
  states: (organization: number) => [...seasonKeys.all, 'states', organization] as const,
}

/** What shows seasons. */
const seasonViews = [seasonKeys.all, breadcrumbsKey]

const SEASON = '/api/seasonsv2/{id}'

export const seasonsQuery = () =>
  adminQuery(seasonKeys.list(), ['seasons', 'organizations'], signal => api.get('/api/seasonsv2', { signal }))

export const useSeasons = () => useQuery(seasonsQuery())

export const seasonQuery = (id: number) =>
  adminQuery(seasonKeys.one(id), ['seasons'], signal => api.get(SEASON, { path: { id }, signal }))

export const useSeason = (id: number) => useQuery(seasonQuery(id))

/** To whom a season belongs: the signed-in person's own organization; for those who have none, as the season says. */
export const useOrganizationOf = (season: number): number | undefined => {
  const own = useSession().organization?.id
  const found = useQuery({ ...seasonQuery(season), enabled: own === undefined })
  return own ?? found.data?.organization_id
}

/** The first and last day of a season, as far as they are known; undefined for none. */
export const useSeasonDates = (id: number | undefined): SeasonDates => {
  const season = useQuery({ ...seasonQuery(id ?? 0), enabled: id !== undefined }).data
  return { from: season?.startDate ?? null, to: season?.finishDate ?? null }
}

const seasonsOfQuery = (id: number) =>
  adminQuery(seasonKeys.of(id), ['seasons'], signal => api.get('/api/organizations/{id}/seasons', { path: { id }, signal }))

export const useSeasonsOf = (id: number) => useQuery(seasonsOfQuery(id))

const statesQuery = (organization: number) =>
  adminQuery(seasonKeys.states(organization), ['seasons', 'leagues', 'games', 'teams'], signal =>
    api.get('/api/season-states', { query: { organization_id: organization, on: deviceDay() }, signal }),
  )

/** How far the seasons of an organization are, by their ids; empty while it is loading, and where no organization is meant. */
export const useSeasonStates = (
  organization: number | null | undefined,
): { readonly states: SeasonStates; readonly isLoading: boolean } => {
  const found = useQuery({ ...statesQuery(organization ?? 0), enabled: organization != null })
  const { data } = found
  return { states: useMemo(() => new Map(data?.map(state => [state.season_id, state])), [data]), isLoading: isAwaited(found) }
}

export type SeasonStates = ReadonlyMap<number, SeasonStateAnswer>

/** A new season of an organization; null is the signed-in person's own. */
export const useCreateSeason = () =>
  useCall(
    ({ organization, ...season }: NewSeasonDto & { organization: number | null }) =>
      organization === null
        ? api.post('/api/seasonsv2', season)
        : api.post('/api/organizations/{id}/seasons', season, { path: { id: organization } }),
    seasonViews,
  )

export const useUpdateSeason = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<SeasonDto>) => api.put(SEASON, changes, { path: { id }, ifMatch: revision }),
    seasonViews,
  )

export const useSeasonRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(SEASON, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${SEASON}/restore`, undefined, { path: { id } }),
      named: ({ id }) => ({ kind: 'season', id }),
    },
    seasonViews,
  )
