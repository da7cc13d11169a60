import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlayerInformationAnswer } from '../../../../api/schema'
import { DeleteIcon, EditIcon } from '../../../../ui/icons'
import { PlayerDialog } from '../PlayerDialog'
import { useAskToDelete } from './use-ask-to-delete'

/** What can be done with a player. */
export const PlayerActions = ({ player }: { player: PlayerInformationAnswer }) => {
  const [editing, setEditing] = useState(false)
  const askToDelete = useAskToDelete()
  const navigate = useNavigate()
  const remove = async () => {
    if (await askToDelete(player)) void navigate(adminAddress('players', {}))
  }
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void remove()}>
        Delete Player
      </Button>
      <Button leftSection={<EditIcon />} onClick={() => setEditing(true)}>
        Edit Player
      </Button>
      <PlayerDialog player={editing ? player : null} organization={player.organization_id} onClose={() => setEditing(false)} />
    </Group>
  )
}
