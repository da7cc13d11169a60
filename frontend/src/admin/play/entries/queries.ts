import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval, type Removal } from '../../parts/calls/use-removal'
import { playerViews } from '../../people/players/queries'
import type { TeamAt } from '../teams/queries'

const ROSTER = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players'
const PLACE = `${ROSTER}/{playerId}` as const

/** Puts a player on a roster: one who exists, or a new one as a form. */
export const useJoinRoster = (at: TeamAt) =>
  useCall((player: { player_id: number } | FormData) => api.post(ROSTER, player, { path: at }), playerViews)

/** A new player, as a form, on the roster of whatever team is chosen in it. */
export const useAddPlayer = () =>
  useCall(({ at, player }: { at: TeamAt; player: FormData }) => api.post(ROSTER, player, { path: at }), playerViews)

/** Takes players off a roster, and puts them back, the last one first, so that each is where they were. */
export const useRosterRemoval = (at: TeamAt): Removal<{ readonly id: number }> => {
  const { remove, restore } = useRemoval(
    {
      remove: ({ id }) => api.delete(PLACE, undefined, { path: { ...at, playerId: id } }),
      restore: ({ id }) => api.post(`${PLACE}/restore`, undefined, { path: { ...at, playerId: id } }),
      named: ({ id }) => ({ kind: 'rosterPlace', id, season_id: at.seasonId, league_id: at.leagueId, team_id: at.id }),
    },
    playerViews,
  )
  return { remove, restore: (players, deletion) => restore(players.toReversed(), deletion) }
}
