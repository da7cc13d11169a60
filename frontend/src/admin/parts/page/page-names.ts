import type { AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { api } from '../calls/api'

/** The parameters of an address, by their names. */
export type PlaceIds = Readonly<Record<string, number>>

type NameOf = (at: PlaceIds, signal: Pick<QueryFunctionContext, 'signal'>) => Promise<string>

const idIn = (at: PlaceIds, name: string) => {
  const id = at[name]
  if (id === undefined) throw new Error(`The address has no ${name}.`)
  return id
}

const playerName: NameOf = async (at, signal) =>
  fullName(await api.get('/api/playersv2/{id}', { path: { id: idIn(at, 'player') }, ...signal }))

/** How the name of the thing that a page shows is read; a page without one has its title alone. */
export const pageNames: Readonly<Partial<Record<AdminPageName, NameOf>>> = {
  organization: async (at, signal) =>
    (await api.get('/api/organizations/{id}', { path: { id: idIn(at, 'organization') }, query: { contacts: false }, ...signal }))
      .name,
  season: async (at, signal) => (await api.get('/api/seasonsv2/{id}', { path: { id: idIn(at, 'season') }, ...signal })).name,
  league: async (at, signal) => {
    const path = { seasonId: idIn(at, 'season'), leagueId: idIn(at, 'league') }
    return (await api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}', { path, ...signal })).name
  },
  division: async (at, signal) => {
    const path = { seasonId: idIn(at, 'season'), divisionId: idIn(at, 'division') }
    return (await api.get('/api/seasonsv2/{seasonId}/divisions/{divisionId}', { path, ...signal })).name
  },
  player: playerName,
  playerOfTeam: playerName,
  roster: async (at, signal) => {
    const path = { seasonId: idIn(at, 'season'), leagueId: idIn(at, 'league'), id: idIn(at, 'team') }
    return (await api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', { path, ...signal })).team.name
  },
}
