import { useQueries } from '@tanstack/react-query'
import { fullName } from '../../ui/format/names'
import { api } from '../api'
import type { Crumb } from './Page'

type Named = { readonly name?: string | null; readonly firstName?: string | null; readonly lastName?: string | null }

/** The ids in the path of a page, from the season down. */
export type Where = { readonly season?: string; readonly league?: string; readonly team?: string; readonly player?: string }

type Stop = { readonly fallback: string; readonly to: string; readonly address: string }

/** The stops on the way to a place; a name that cannot be read is `Season 7`, `League 7`, … Spec 2 §2. */
export const stopsOf = ({ season, league, team, player }: Where): Stop[] => {
  const atSeason = `/dashboard/seasons/${season}`
  const atLeague = `${atSeason}/leagues/${league}`
  const stops: (Stop | false)[] = [
    season !== undefined && { fallback: `Season ${season}`, to: atSeason, address: `/api/seasonsv2/${season}` },
    league !== undefined && { fallback: `League ${league}`, to: atLeague, address: `/api/seasonsv2/${season}/leagues/${league}` },
    team !== undefined && {
      fallback: `Team ${team}`,
      to: `${atLeague}/teams/${team}`,
      address: `/api/seasonsv2/${season}/leagues/${league}/teams/${team}`,
    },
    player !== undefined && {
      fallback: `Player ${player}`,
      to: `/dashboard/players/${player}`,
      address: `/api/playersv2/${player}`,
    },
  ]
  return stops.filter(stop => stop !== false)
}

const seasons: Crumb = { label: 'Seasons', to: '/dashboard/seasons' }

/** The breadcrumb of a place, its names fetched and kept: Seasons › season › league › team › player, with the place itself last. */
export const useTrail = (where: Where): readonly Crumb[] => {
  const stops = stopsOf(where)
  const names = useQueries({
    queries: stops.map(({ address }) => ({
      queryKey: ['trail', address],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.get<Named>(address, { signal }),
      staleTime: 60_000,
      select: (thing: Named) => thing.name || fullName(thing),
    })),
  })
  return [seasons, ...stops.map(({ fallback, to }, place) => ({ label: names[place]?.data || fallback, to }))]
}
