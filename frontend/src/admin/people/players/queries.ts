import { useQuery } from '@tanstack/react-query'
import type { PlayerDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { teamsKey } from '../../parts/calls/shared-keys'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import type { RecordChange } from '../../parts/editing/editing'

export const playerKeys = {
  all: ['players'] as const,
  list: (organization?: number) => [...playerKeys.all, 'list', organization ?? null] as const,
  one: (player: number) => [...playerKeys.all, 'one', player] as const,
  figures: (player: number) => [...playerKeys.one(player), 'figures'] as const,
}

/** What shows players: lists and rosters. */
export const playerViews = [playerKeys.all, teamsKey]

const PLAYER = '/api/playersv2/{id}'

/** The players of an organization with their rosters; a super_admin names the organization. */
export const playersQuery = (organization?: number) =>
  adminQuery(playerKeys.list(organization), ['players', 'entries', 'teams', 'leagues', 'seasons'], signal =>
    api.get('/api/playersv2', { query: { organization_id: organization }, signal }),
  )

export const usePlayers = (organization?: number, enabled = true) => useQuery({ ...playersQuery(organization), enabled })

/** The teams of an organization with their leagues and seasons, by which players are found. */
export const placesQuery = (organization?: number) =>
  adminQuery([...playerKeys.all, 'places', organization ?? null], ['teams', 'entries', 'leagues', 'seasons'], signal =>
    api.get('/api/teams', { query: { organization_id: organization }, signal }),
  )

/** Everything that staff may see of a player. */
export const playerQuery = (id: number) =>
  adminQuery(playerKeys.one(id), [`player:${id}`, 'entries', 'teams', 'leagues', 'seasons'], signal =>
    api.get(`${PLAYER}/information`, { path: { id }, signal }),
  )

export const usePlayer = (id: number) => useQuery(playerQuery(id))

/** A player with the figures of all seasons. */
export const playerFiguresQuery = (id: number) =>
  adminQuery(playerKeys.figures(id), [`player:${id}`, 'teams', 'leagues', 'seasons', 'organizations'], signal =>
    api.get(`${PLAYER}/basic`, { path: { id }, query: { scope: 'all' }, signal }),
  )

export const usePlayerFigures = (id: number) => useQuery(playerFiguresQuery(id))

export const useUpdatePlayer = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<PlayerDto | FormData>) =>
      api.put(PLAYER, changes, { path: { id }, ifMatch: revision }),
    playerViews,
  )

/** Deletes players, and brings them back on their rosters. */
export const usePlayerRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(PLAYER, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${PLAYER}/restore`, undefined, { path: { id } }),
      named: ({ id }) => ({ kind: 'player', id }),
    },
    playerViews,
  )
