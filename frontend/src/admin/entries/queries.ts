import { useMutation } from '@tanstack/react-query'
import { api } from '../api'
import { useInvalidatePlayers } from '../players/queries'
import type { TeamAt } from '../teams/queries'

/** Puts a player on a roster: one who exists, or a new one as a form. */
export const useJoinRoster = (at: TeamAt) => {
  const onSuccess = useInvalidatePlayers()
  return useMutation({
    mutationFn: (player: { player_id: number } | FormData) =>
      api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players', player, { path: at }),
    onSuccess,
  })
}

/** Takes one player after another off a roster, as the calls allow; what was done before a failure stays done. */
export const useLeaveRoster = (at: TeamAt) => {
  const onSettled = useInvalidatePlayers()
  return useMutation({
    mutationFn: async (players: readonly number[]) => {
      for (const playerId of players)
        await api.delete('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}', undefined, {
          path: { ...at, playerId },
        })
    },
    onSettled,
  })
}

/** Puts players back on the roster that they left, the last one first, so that each is where he was. */
export const useRestoreRosterPlaces = (at: TeamAt) => {
  const onSettled = useInvalidatePlayers()
  return useMutation({
    mutationFn: async (players: readonly number[]) => {
      for (const playerId of players.toReversed())
        await api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players/{playerId}/restore', undefined, {
          path: { ...at, playerId },
        })
    },
    onSettled,
  })
}
