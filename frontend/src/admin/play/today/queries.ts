import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GameRowAnswer, TodayAnswer } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { useFresh } from '../../parts/calls/use-fresh'
import { scoreBody, type NewScore, type ScoreCalls } from '../games/list/score-calls'
import { useConfirmedUpdate } from '../games/list/use-confirmed-update'
import { gameQuery, gameViews } from '../games/queries'
import { useSession } from '../../parts/session/SessionGate'

const todayKeys = {
  all: ['today'] as const,
  of: (organization: number | undefined) => [...todayKeys.all, organization] as const,
}

const todayQuery = (chosen: number | undefined, own: number | undefined) =>
  adminQuery(todayKeys.of(chosen), [`organization:${chosen ?? own}`], signal =>
    api.get('/api/today', { query: { organization_id: chosen }, signal }),
  )

/** What is to be done on an evening of games; of another organization where a super_admin chose one. */
export const useToday = (chosen: number | undefined, enabled: boolean) => {
  const own = useSession().organization?.id
  return useQuery({ ...todayQuery(chosen, own), enabled, staleTime: 0 })
}

/** What shows the games of an evening. */
const todayViews = [todayKeys.all, ...gameViews]

/** A game whose score is known anew. */
type Now = Pick<GameRowAnswer, 'id' | 'score_home' | 'score_away'> & { readonly revision?: number }

const withScore = (answer: TodayAnswer, { id, score_home, score_away, revision }: Now): TodayAnswer => {
  const inList = (games: GameRowAnswer[]) =>
    games.map(game => (game.id === id ? { ...game, score_home, score_away, revision: revision ?? game.revision } : game))
  return { ...answer, games: inList(answer.games), unscored: inList(answer.unscored), unequal: inList(answer.unequal) }
}

const showScore = (client: QueryClient, now: Now) =>
  client.setQueriesData<TodayAnswer>({ queryKey: todayKeys.all }, answer => answer && withScore(answer, now))

/** Saves final scores, of league games and of bracket games alike; the row on the screen has it at once. */
export const useScoreCalls = (): ScoreCalls => {
  const client = useQueryClient()
  const askFresh = useFresh()
  const { mutateAsync } = useCall(
    ({ game, revision, key, ifPreview, ...score }: NewScore) =>
      api.put('/api/gamesv2/{id}/scores', scoreBody(score), {
        path: { id: game },
        ifMatch: revision,
        ifPreview,
        ...(key !== undefined && { key }),
      }),
    todayViews,
    saved => showScore(client, saved),
  )
  const update = useConfirmedUpdate(mutateAsync)
  return useMemo(
    () => ({
      update,
      fresh: async (id: number) => {
        const { game } = await askFresh(gameQuery(id))
        showScore(client, game)
        return game
      },
    }),
    [client, update, askFresh],
  )
}
