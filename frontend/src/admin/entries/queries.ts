import { api } from '../api'
import { oneByOne, useCall } from '../calls/use-call'
import { playerViews } from '../players/queries'
import type { TeamAt } from '../teams/queries'

const ROSTER = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players'
const PLACE = `${ROSTER}/{playerId}` as const

/** Puts a player on a roster: one who exists, or a new one as a form. */
export const useJoinRoster = (at: TeamAt) =>
  useCall((player: { player_id: number } | FormData) => api.post(ROSTER, player, { path: at }), playerViews)

/** Takes players off a roster. */
export const useLeaveRoster = (at: TeamAt) =>
  useCall(
    oneByOne((playerId: number) => api.delete(PLACE, undefined, { path: { ...at, playerId } })),
    playerViews,
  )

/** Puts players back on the roster that they left, the last one first, so that each is where he was. */
export const useRestoreRosterPlaces = (at: TeamAt) => {
  const restore = oneByOne((playerId: number) => api.post(`${PLACE}/restore`, undefined, { path: { ...at, playerId } }))
  return useCall((players: readonly number[]) => restore(players.toReversed()), playerViews)
}
