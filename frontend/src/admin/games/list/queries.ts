import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { GameRowAnswer, LeagueGamesAnswer, NewGameDto } from '../../../api/schema'
import { api } from '../../api'
import { useConfirmConflicts } from '../conflicts/use-confirm-conflicts'
import { gameKeys } from '../queries'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'
import { scoreBody, type NewScore, type ScoreCalls } from './score-calls'
import { useConfirmedUpdate } from './use-confirmed-update'

/** The games of a league from the earliest, and the teams that may play. */
const leagueGamesQuery = (at: LeagueAt) =>
  queryOptions({
    queryKey: leagueKeys.games(at),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', { path: at, signal }),
    meta: { tags: [`league:${at.leagueId}`, 'teams'] },
  })

export const useLeagueGames = (at: LeagueAt) => useQuery(leagueGamesQuery(at))

/** A game as it is at this moment, for a person whose change came second. */
const useFreshGame = (at: LeagueAt) => {
  const client = useQueryClient()
  return async (game: number) => {
    const { games } = await client.fetchQuery({ ...leagueGamesQuery(at), staleTime: 0 })
    const found = games.find(({ id }) => id === game)
    if (!found) throw new Error('This game is no longer in this league.')
    return found
  }
}

/** The games in which points of players or periods do not add up to the final score. */
const mismatchesQuery = (at: LeagueAt) =>
  queryOptions({
    queryKey: leagueKeys.mismatches(at),
    queryFn: ({ signal }) => api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/score-mismatches', { path: at, signal }),
    meta: { tags: [`league:${at.leagueId}`, 'teams', 'players'] },
  })

export const useMismatches = (at: LeagueAt) => useQuery(mismatchesQuery(at))

const invalidateAll = (client: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })))

/** Invalidates what shows games: the lists of games, the league's tables, the teams. */
const invalidate = (client: QueryClient) => invalidateAll(client, [leagueKeys.all, gameKeys.all, ['teams']])

/** Invalidates what a score changes elsewhere; the list of the league, which may be long, has the game already. */
const invalidateAfterScore = (client: QueryClient, at: LeagueAt) =>
  invalidateAll(client, [leagueKeys.mismatches(at), leagueKeys.inSeason(at.seasonId), gameKeys.all, ['teams']])

export const useAddGame = (at: LeagueAt) => {
  const client = useQueryClient()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: (game: NewGameDto) =>
      confirmConflicts(allowed =>
        api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', { ...game, ...allowed }, { path: at }),
      ),
    onSuccess: () => invalidate(client),
  })
}

const withGame = (answer: LeagueGamesAnswer | undefined, saved: GameRowAnswer) =>
  answer && { ...answer, games: answer.games.map(game => (game.id === saved.id ? saved : game)) }

/** Saves a final score unless somebody changed it since it was read (409); the row on the screen has it at once. */
const useUpdateScore = (at: LeagueAt) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ game, revision, key, ...score }: NewScore) =>
      api.put('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', scoreBody(score), {
        path: { ...at, gameId: game },
        ifMatch: revision,
        ...(key !== undefined && { key }),
      }),
    onSuccess: saved => {
      client.setQueryData<LeagueGamesAnswer>(leagueKeys.games(at), answer => withGame(answer, saved))
      void invalidateAfterScore(client, at)
    },
  })
}

/** The calls by which the schedule of a league saves scores. */
export const useLeagueScoreCalls = (at: LeagueAt): ScoreCalls => ({
  update: useConfirmedUpdate(useUpdateScore(at).mutateAsync),
  fresh: useFreshGame(at),
})
