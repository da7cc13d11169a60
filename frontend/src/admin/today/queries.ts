import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { GameRowAnswer, TodayAnswer } from '../../api/schema'
import { api } from '../api'
import { scoreBody, type NewScore, type ScoreCalls } from '../games/list/score-calls'
import { useConfirmedUpdate } from '../games/list/use-confirmed-update'
import { gameKeys, gameQuery } from '../games/queries'
import { leagueKeys } from '../leagues/queries'
import { useSession } from '../session/SessionGate'
import { teamKeys } from '../teams/queries'

const todayKeys = {
  all: ['today'] as const,
  of: (organization: number | undefined) => [...todayKeys.all, organization] as const,
}

/** What is to be done on an evening of games; of another organization where a super_admin chose one. */
export const useToday = (chosen: number | undefined, enabled: boolean) => {
  const own = useSession().organization?.id
  return useQuery({
    queryKey: todayKeys.of(chosen),
    queryFn: ({ signal }) => api.get('/api/today', { query: { organization_id: chosen }, signal }),
    enabled,
    staleTime: 0,
    meta: { tags: [`organization:${chosen ?? own}`] },
  })
}

/** A game whose score is known anew. */
type Now = Pick<GameRowAnswer, 'id' | 'score_home' | 'score_away'> & { readonly revision?: number }

const withScore = (answer: TodayAnswer, { id, score_home, score_away, revision }: Now): TodayAnswer => {
  const inList = (games: GameRowAnswer[]) =>
    games.map(game => (game.id === id ? { ...game, score_home, score_away, revision: revision ?? game.revision } : game))
  return { ...answer, games: inList(answer.games), unscored: inList(answer.unscored), unequal: inList(answer.unequal) }
}

/** Saves final scores, of league games and of bracket games alike; the row on the screen has it at once. */
export const useScoreCalls = (): ScoreCalls => {
  const client = useQueryClient()
  const show = useCallback(
    (now: Now) => client.setQueriesData<TodayAnswer>({ queryKey: todayKeys.all }, answer => answer && withScore(answer, now)),
    [client],
  )
  const { mutateAsync } = useMutation({
    mutationFn: ({ game, revision, key, ...score }: NewScore) =>
      api.put('/api/gamesv2/{id}/scores', scoreBody(score), {
        path: { id: game },
        ifMatch: revision,
        ...(key !== undefined && { key }),
      }),
    onSuccess: saved => {
      show(saved)
      for (const queryKey of [todayKeys.all, gameKeys.all, leagueKeys.all, teamKeys.all])
        void client.invalidateQueries({ queryKey })
    },
  })
  const update = useConfirmedUpdate(mutateAsync)
  return useMemo(
    () => ({
      update,
      fresh: async (id: number) => {
        const { game } = await client.fetchQuery({ ...gameQuery(id), staleTime: 0 })
        show(game)
        return game
      },
    }),
    [client, update, show],
  )
}
