import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { playerViews } from '../../people/players/queries'
import type { TeamAt } from '../teams/queries'
import { ROSTER } from './paste/add-teams'
import type { LeftPlace, RosterMoves } from './roster-moves'

const thingAt = ({ player, at }: Pick<LeftPlace, 'player' | 'at'>) => ({
  kind: 'rosterPlace' as const,
  id: player,
  season_id: at.seasonId,
  league_id: at.leagueId,
  team_id: at.id,
})

type Move = { readonly to: TeamAt; readonly moves: RosterMoves; readonly keyOf: (call: string) => string }

/** What a move has to be taken back by: who joined, and the action by which places were given up; null where none were. */
export type PlayersMoved = { readonly to: TeamAt; readonly joining: readonly number[]; readonly action: string | null }

/** Moves players to a roster: they join it first, so that nobody is without a team where it is cut off, then leave the others by one action. */
export const useMovePlayers = () => {
  const move = useCall(async ({ to, moves: { joining, left }, keyOf }: Move): Promise<PlayersMoved> => {
    for (const player_id of joining) await api.post(ROSTER, { player_id }, { path: to, key: keyOf(`join ${player_id}`) })
    if (left.length === 0) return { to, joining, action: null }
    const { id } = await api.post('/api/deletions', { things: left.map(thingAt) }, { key: keyOf('leave') })
    return { to, joining, action: id }
  }, playerViews)
  const moveBack = useCall(async ({ to, joining, action }: PlayersMoved) => {
    if (action !== null) await api.post('/api/history/actions/{id}/undo', {}, { path: { id: action } })
    if (joining.length > 0) await api.post('/api/deletions', { things: joining.map(player => thingAt({ player, at: to })) })
  }, playerViews)
  return { move: move.mutateAsync, moveBack: moveBack.mutateAsync }
}
