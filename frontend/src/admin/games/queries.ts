import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { BoxScoreAnswer, DetailsDto, PeriodScoresDto, PlayerLineDto, ScoreDto } from '../../api/schema'
import { api } from '../api'
import type { Revision } from '../editing/editing'
import { historyKeys } from '../history/queries'
import { leagueKeys } from '../leagues/queries'
import { teamKeys } from '../teams/queries'
import { useConfirmConflicts } from './conflicts/use-confirm-conflicts'
import { withSavedLine } from './sheet/sheet'

export const gameKeys = {
  all: ['games'] as const,
  one: (game: number) => [...gameKeys.all, 'one', game] as const,
}

/** A game with rosters, lines, periods, and the revisions that a form sends back. */
export const gameQuery = (id: number) =>
  queryOptions({
    queryKey: gameKeys.one(id),
    queryFn: ({ signal }) => api.get('/api/gamesv2/{id}', { path: { id }, signal }),
    meta: { tags: [`game:${id}`, 'teams', 'players', 'entries'] },
  })

export const useGame = (id: number) => useQuery(gameQuery(id))

/** The game as it is at this moment, for a person whose change came second. */
export const useFreshGame = (id: number) => {
  const client = useQueryClient()
  return useCallback(() => client.fetchQuery({ ...gameQuery(id), staleTime: 0 }), [client, id])
}

/** Invalidates the game, its history, and every list that may show its score. */
const invalidate = (client: QueryClient, game: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: historyKeys.of('game', game) }),
    client.invalidateQueries({ queryKey: gameKeys.all }),
    client.invalidateQueries({ queryKey: leagueKeys.all }),
    client.invalidateQueries({ queryKey: teamKeys.all }),
  ])

export const useInvalidateGame = (game: number) => {
  const client = useQueryClient()
  return useCallback(() => invalidate(client, game), [client, game])
}

type Seen<Body> = { readonly body: Body; readonly revision: Revision }

/** Saves one player's line; the game on the screen has it at once, with its new revision. */
export const useSaveLine = (game: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, revision }: Seen<PlayerLineDto>) => api.put('/api/player-game-stats', body, { ifMatch: revision }),
    onSuccess: saved => client.setQueryData<BoxScoreAnswer>(gameKeys.one(game), answer => answer && withSavedLine(answer, saved)),
  })
}

/** Changes the game on the screen by what a save answered. */
const useShowSaved = (id: number) => {
  const client = useQueryClient()
  return (next: (answer: BoxScoreAnswer) => BoxScoreAnswer) =>
    client.setQueryData<BoxScoreAnswer>(gameKeys.one(id), answer => answer && next(answer))
}

/** Saves the final score; the game on the screen has it at once, with its new revision. */
export const useSaveScore = (id: number) => {
  const showSaved = useShowSaved(id)
  return useMutation({
    mutationFn: ({ body, revision }: Seen<ScoreDto>) =>
      api.put('/api/gamesv2/{id}/scores', body, { path: { id }, ifMatch: revision }),
    onSuccess: ({ score_home, score_away, live, status, statusLabel, revision }) =>
      showSaved(answer => ({ ...answer, game: { ...answer.game, score_home, score_away, live, status, statusLabel, revision } })),
  })
}

/** Saves the periods; the game on the screen has them at once, with their new revision. */
export const useSavePeriods = (id: number) => {
  const showSaved = useShowSaved(id)
  return useMutation({
    mutationFn: ({ body, revision }: Seen<PeriodScoresDto>) =>
      api.put('/api/gamesv2/{id}/period-scores', body, { path: { id }, ifMatch: revision }),
    onSuccess: ({ periodScores, periodsRevision }) =>
      showSaved(answer => ({ ...answer, periodScores, game: { ...answer.game, periodsRevision } })),
  })
}

export const useChangeDetails = (id: number) => {
  const invalidateGame = useInvalidateGame(id)
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: ({ body, revision }: Seen<DetailsDto>) =>
      confirmConflicts(allowed =>
        api.put('/api/gamesv2/{id}/details', { ...body, ...allowed }, { path: { id }, ifMatch: revision }),
      ),
    onSuccess: invalidateGame,
  })
}
