import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer } from '../../../../api/schema'
import { useErasePerson } from '../../../history/deletion/useErasePerson'
import { RowActions } from '../../../parts/tables/RowActions'
import { useSession } from '../../../parts/session/SessionGate'
import { useAskToDelete } from '../profile/use-ask-to-delete'

type Props = { player: PlayerAnswer; onEdit: () => void }

/** What can be done with a player of the list. */
export const PlayerRowActions = ({ player, onEdit }: Props) => {
  const mayErase = useSession().role !== 'staff'
  const erase = useErasePerson()
  const askToDelete = useAskToDelete()
  const name = fullName(player)
  const askToErase = () => void erase({ kind: 'player', id: player.id, name })
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onDelete={() => void askToDelete(player)}
      onErase={mayErase ? askToErase : undefined}
    />
  )
}
