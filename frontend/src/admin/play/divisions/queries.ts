import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { DivisionAnswer } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import { useInvalidate } from '../../parts/calls/use-invalidate'
import type { SeenRevision } from '../../parts/editing/editing'
import { leagueKeys } from '../leagues/queries'
import { divisionsAfterMove, type Move } from './placement'

export const divisionKeys = {
  all: ['divisions'] as const,
  inSeason: (season: number) => [...divisionKeys.all, 'in season', season] as const,
}

const moveKey = (seasonId: number) => [...divisionKeys.inSeason(seasonId), 'move']

/** Moves that the server has answered: whatever is read from then on shows what became of them. */
const answeredMoves = new WeakSet<Move>()

/** Moves of a season that are under way, in their order: what is read meanwhile may not show them yet. */
const pendingMoves = (client: QueryClient, seasonId: number): readonly Move[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: moveKey(seasonId), status: 'pending' })
    .map(({ state }) => state.variables as Move)
    .filter(move => !answeredMoves.has(move))

/** The divisions of a season by name, each with its teams where they are or are on their way to. */
export const divisionsQuery = (seasonId: number) =>
  queryOptions({
    queryKey: divisionKeys.inSeason(seasonId),
    queryFn: async ({ signal, client }) => {
      const read = await api.get('/api/seasonsv2/{seasonId}/divisions', { path: { seasonId }, signal })
      return pendingMoves(client, seasonId).reduce(divisionsAfterMove, read)
    },
    meta: { tags: [`season:${seasonId}`, 'divisions', 'teams'] },
  })

export const useDivisions = (seasonId: number) => useQuery(divisionsQuery(seasonId))

/** What shows the divisions of a season. */
const viewsOf = (seasonId: number) => [divisionKeys.all, leagueKeys.inSeason(seasonId)]

const DIVISION = '/api/divisions/{id}'

export const useCreateDivision = (seasonId: number) =>
  useCall((name: string) => api.post('/api/seasonsv2/{seasonId}/divisions', { name }, { path: { seasonId } }), viewsOf(seasonId))

type Renaming = { readonly id: number; readonly name: string; readonly revision?: SeenRevision | undefined }

export const useRenameDivision = (seasonId: number) =>
  useCall(
    ({ id, name, revision }: Renaming) => api.put(`${DIVISION}/name`, { name }, { path: { id }, ifMatch: revision }),
    viewsOf(seasonId),
  )

export const useDivisionRemoval = (seasonId: number) =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(DIVISION, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${DIVISION}/restore`, undefined, { path: { id } }),
    },
    viewsOf(seasonId),
  )

type Fill = { readonly id: number; readonly leagueId: number; readonly count: number }

/** Puts the next teams of a league's table into a division. */
export const useFillDivision = (seasonId: number) =>
  useCall(({ id, ...next }: Fill) => api.post(`${DIVISION}/fill`, next, { path: { id } }), viewsOf(seasonId))

/** Takes several teams out of a division in one step. */
export const useRemoveTeams = (seasonId: number) =>
  useCall(
    ({ id, entries }: { id: number; entries: readonly number[] }) =>
      api.post(`${DIVISION}/teams/remove`, { slt_ids: entries }, { path: { id } }),
    viewsOf(seasonId),
  )

/** Refused where somebody else moved the same since: the team, or the order. */
const send = (move: Move, revision: SeenRevision | undefined): Promise<DivisionAnswer> => {
  const options = { path: { id: move.division }, ifMatch: revision }
  switch (move.kind) {
    case 'assign': {
      const { team, position } = move
      return api.post(`${DIVISION}/teams`, { seasons_leagues_teams_id: team.slt_id, position }, options)
    }
    case 'remove':
      return api.post(`${DIVISION}/teams/remove`, { slt_ids: [move.team.slt_id] }, options)
    case 'order': {
      const orderedTeams = move.is.map((slt_id, position) => ({ slt_id, position }))
      return api.put(`${DIVISION}/teams/order`, { orderedTeams }, options)
    }
  }
}

/** Up to which revision a person has seen where teams are: an order is of one division, a team may have come from any. */
const latestRevision = ({ kind, division }: Move, divisions: readonly DivisionAnswer[]): SeenRevision | undefined => {
  const revisions = divisions.flatMap(({ id, revision }) =>
    revision !== undefined && (kind !== 'order' || id === division) ? [revision] : [],
  )
  return revisions.length === 0 ? undefined : Math.max(...revisions)
}

/**
 * Moves teams in and between a season and its divisions. Shown at once, whatever is read meanwhile; calls go out one after another,
 * each against the revision that the one before was answered. What was refused is shown as the server has it.
 */
export const useMoveTeam = (seasonId: number) => {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const { queryKey } = divisionsQuery(seasonId)
  const mutationKey = moveKey(seasonId)
  const change = (how: (divisions: DivisionAnswer[]) => DivisionAnswer[]) =>
    client.setQueryData(queryKey, divisions => divisions && how(divisions))
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (move: Move) => {
      const seen = latestRevision(move, client.getQueryData(queryKey) ?? [])
      const { id, revision } = await send(move, seen).finally(() => answeredMoves.add(move))
      // What was asked for before the answer may come without the move, and with an older revision.
      await client.cancelQueries({ queryKey })
      change(divisions =>
        divisions.map(division => (division.id === id && revision !== undefined ? { ...division, revision } : division)),
      )
    },
    onMutate: async move => {
      await client.cancelQueries({ queryKey })
      change(divisions => divisionsAfterMove(divisions, move))
    },
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : invalidate(viewsOf(seasonId))),
  })
}
