import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { playerViews } from '../../people/players/queries'
import type { TeamAt } from '../teams/queries'
import { ROSTER } from './paste/add-teams'

type Move = { readonly to: TeamAt; readonly players: readonly number[]; readonly key: string }

/** Moves players to a roster from all others of its season, by one action; `moveBack` undoes it. */
export const useMovePlayers = () => {
  const move = useCall(
    ({ to, players, key }: Move) => api.post(`${ROSTER}/move`, { player_ids: [...players] }, { path: to, key }),
    playerViews,
  )
  const moveBack = useCall(
    (action: string) => api.post('/api/history/actions/{id}/undo', {}, { path: { id: action } }),
    playerViews,
  )
  return { move: move.mutateAsync, moveBack: moveBack.mutateAsync }
}
