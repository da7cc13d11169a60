import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlayerInformationAnswer } from '../../../api/schema'
import { DeleteIcon, EditIcon } from '../../../ui/icons'
import { useCommand } from '../../parts/use-command'
import { PlayerDialog } from '../PlayerDialog'
import { useDeletePlayers } from '../queries'
import { consequenceOf } from './deletion'

/** What can be done with a player. */
export const PlayerActions = ({ player }: { player: PlayerInformationAnswer }) => {
  const [editing, setEditing] = useState(false)
  const remove = useDeletePlayers()
  const run = useCommand()
  const navigate = useNavigate()
  const ask = async () => {
    const isDone = await run({
      question: {
        question: 'Are you sure you want to permanently delete this player?',
        consequence: `${fullName(player)} (#${player.id}). ${consequenceOf([player])}`,
        verb: 'Delete Player',
        danger: true,
      },
      call: () => remove.mutateAsync([player.id]),
      done: 'Players deleted',
      failure: 'Failed to delete player',
    })
    if (isDone) void navigate(adminAddress('players', {}))
  }
  return (
    <Group gap="sm">
      <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void ask()}>
        Delete Player
      </Button>
      <Button leftSection={<EditIcon />} onClick={() => setEditing(true)}>
        Edit Player
      </Button>
      <PlayerDialog player={editing ? player : null} organization={player.organization_id} onClose={() => setEditing(false)} />
    </Group>
  )
}
