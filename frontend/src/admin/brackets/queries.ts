import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { BracketAnswer, MatchupGameDto, NewMatchupGameDto } from '../../api/schema'
import { bracketFrom } from '../../ui/bracket/from-answer'
import { api } from '../api'
import { divisionKeys } from '../divisions/queries'
import type { Revision } from '../editing/editing'
import { useConfirmConflicts } from '../games/conflicts/use-confirm-conflicts'
import { gameKeys } from '../games/queries'
import { leagueKeys } from '../leagues/queries'
import { teamKeys } from '../teams/queries'

/** The address of a division. */
export type DivisionAt = { readonly seasonId: number; readonly divisionId: number }

const bracketKeys = {
  all: ['brackets'] as const,
  one: (at: DivisionAt) => [...bracketKeys.all, 'one', at] as const,
}

const links = {
  team: (id: number) => adminAddress('team', { team: id }),
  game: (id: number) => adminAddress('game', { game: id }),
}

const bracketQuery = (at: DivisionAt) =>
  queryOptions({
    queryKey: bracketKeys.one(at),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/divisions/{divisionId}/bracket', { path: at, signal }),
    meta: { tags: [`season:${at.seasonId}`, 'teams'] },
  })

/** The bracket of a division with its settings, and as it is shown: with links to the pages of its teams and games. */
const shownToStaff = (answer: BracketAnswer) => ({ answer, shown: bracketFrom(answer, links) })

export const useBracket = (at: DivisionAt) => useQuery({ ...bracketQuery(at), select: shownToStaff })

/** The bracket as it is at this moment, for a person whose change came second. */
export const useFreshBracket = (at: DivisionAt) => {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...bracketQuery(at), staleTime: 0 })
}

/** Invalidates the brackets, and whatever else shows their games or is locked by them. */
const useInvalidate = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [bracketKeys.all, divisionKeys.all, gameKeys.all, leagueKeys.all, teamKeys.all].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export const useCreateMatchupGame = (at: DivisionAt) => {
  const onSettled = useInvalidate()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: (game: NewMatchupGameDto) =>
      confirmConflicts(allowed =>
        api.post('/api/seasonsv2/{seasonId}/divisions/{divisionId}/games', { ...game, ...allowed }, { path: at }),
      ),
    onSettled,
  })
}

type GameChange = { readonly game: number; readonly changes: MatchupGameDto; readonly revision: Revision }

/** Changes details and result of a game, unless somebody changed it since it was read (409). */
export const useChangeMatchupGame = (at: DivisionAt) => {
  const onSettled = useInvalidate()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: ({ game, changes, revision }: GameChange) =>
      confirmConflicts(allowed =>
        api.put(
          '/api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}',
          { ...changes, ...allowed },
          { path: { ...at, gameId: game }, ifMatch: revision },
        ),
      ),
    onSettled,
  })
}

/** Deletes a game; `undoes` are the later games whose undoing was confirmed. */
export const useDeleteMatchupGame = (at: DivisionAt) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ game, undoes }: { readonly game: number; readonly undoes?: readonly number[] | undefined }) =>
      api.delete('/api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}', undefined, {
        path: { ...at, gameId: game },
        query: { undoes: undoes?.join() },
      }),
    onSettled,
  })
}

export const useRestoreMatchupGame = (at: DivisionAt) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (game: number) =>
      api.post('/api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}/restore', undefined, {
        path: { ...at, gameId: game },
      }),
    onSettled,
  })
}

/** Whether the losers of the semifinals play for third place. */
export const useSetThirdPlace = (at: DivisionAt) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ playsThirdPlace, revision }: { readonly playsThirdPlace: boolean; readonly revision: Revision }) =>
      api.put('/api/seasonsv2/{seasonId}/divisions/{divisionId}/bracket', { playsThirdPlace }, { path: at, ifMatch: revision }),
    onSettled,
  })
}
