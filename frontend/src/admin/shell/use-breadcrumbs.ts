import { fullName } from '@fullcourt/domain/players/full-name'
import { useQueries, type QueryFunctionContext } from '@tanstack/react-query'
import { api } from '../api'
import type { Crumb } from './Page'

/** The ids in the path of a page, from the season down. */
export type Where = { readonly season?: string; readonly league?: string; readonly team?: string; readonly player?: string }

type Signal = Pick<QueryFunctionContext, 'signal'>
type Stop = { readonly fallback: string; readonly to: string; readonly name: (signal: Signal) => Promise<string> }

/** The stops on the way to a place; a name that cannot be read is `Season 7`, `League 7`, … Spec 2 §2. */
export const stopsOf = ({ season, league, team, player }: Where): Stop[] => {
  const [seasonId, leagueId, id] = [Number(season), Number(league), Number(team)]
  const atSeason = `/dashboard/seasons/${season}`
  const atLeague = `${atSeason}/leagues/${league}`
  const stops: (Stop | false)[] = [
    season !== undefined && {
      fallback: `Season ${season}`,
      to: atSeason,
      name: async signal => (await api.get('/api/seasonsv2/{id}', { path: { id: seasonId }, ...signal })).name,
    },
    league !== undefined && {
      fallback: `League ${league}`,
      to: atLeague,
      name: async signal =>
        (await api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}', { path: { seasonId, leagueId }, ...signal })).name,
    },
    team !== undefined && {
      fallback: `Team ${team}`,
      to: `${atLeague}/teams/${team}`,
      name: async signal =>
        (
          await api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', {
            path: { seasonId, leagueId, id },
            ...signal,
          })
        ).team.name,
    },
    player !== undefined && {
      fallback: `Player ${player}`,
      to: `/dashboard/players/${player}`,
      name: async signal => fullName(await api.get('/api/playersv2/{id}', { path: { id: Number(player) }, ...signal })),
    },
  ]
  return stops.filter(stop => stop !== false)
}

const seasons: Crumb = { label: 'Seasons', to: '/dashboard/seasons' }

/** The breadcrumb of a place, its names fetched and kept: Seasons › season › league › team › player, with the place itself last. */
export const useBreadcrumbs = (where: Where): readonly Crumb[] => {
  const stops = stopsOf(where)
  const names = useQueries({
    queries: stops.map(({ to, name }) => ({
      queryKey: ['trail', to],
      queryFn: ({ signal }: QueryFunctionContext) => name({ signal }),
      staleTime: 60_000,
      meta: { tags: ['seasons', 'leagues', 'teams', 'players'] },
    })),
  })
  return [seasons, ...stops.map(({ fallback, to }, place) => ({ label: names[place]?.data || fallback, to }))]
}
