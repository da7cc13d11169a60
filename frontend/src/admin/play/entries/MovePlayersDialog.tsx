import { fullName } from '@fullcourt/domain/players/full-name'
import { useRef } from 'react'
import { quantity } from '../../../ui/format/figures'
import { FAILURES } from '../../parts/feedback/failures'
import { undoToast } from '../../parts/feedback/undo-toast'
import { fieldText } from '../../parts/forms/fields'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { FormDialog } from '../../parts/forms/FormDialog'
import { SearchSelect } from '../../parts/forms/SearchSelect'
import { createKeyring } from '../../parts/paste/keyring'
import type { MovePlayersProps } from '../../people/players/list/ListPage'
import { useTeams } from '../teams/queries'
import { entryChoices } from './entry-choices'
import { useMovePlayers } from './use-move-players'

const noTeam = (form: FormData): FieldErrors => (fieldText(form, 'team') === null ? { team: 'Please select a team.' } : {})

/** Moves selected players to the roster of another team of their season; one undo brings all of them back. */
export const MovePlayersDialog = ({ organization, players, open, onClose, onMoved }: MovePlayersProps) => {
  const teams = useTeams(organization, open)
  const entries = entryChoices(teams.data ?? [])
  const { move, moveBack } = useMovePlayers()
  const keyring = useRef(createKeyring())
  const name = players.length === 1 && players[0] ? fullName(players[0]) : quantity(players.length, 'player')
  const close = () => {
    keyring.current = createKeyring()
    onClose()
  }

  const save = async (form: FormData) => {
    const entry = entries.find(({ value }) => value === fieldText(form, 'team'))
    if (!entry) return false
    const { value, at } = entry
    const { id: action } = await move({ to: at, players: players.map(({ id }) => id), key: keyring.current(value) })
    undoToast({
      thing: `move ${players.map(({ id }) => id).join()}`,
      message: `${name} moved to ${entry.name}`,
      undo: () => moveBack(action),
      undone: `${name} moved back`,
    })
    onMoved()
    return entry.name
  }

  return (
    <FormDialog
      once
      title={`Move ${name}`}
      submit="Move"
      open={open}
      onClose={close}
      onSubmit={save}
      check={noTeam}
      failure={FAILURES.movePlayers}
    >
      <SearchSelect
        name="team"
        label="To the team"
        description="They leave their other teams of that season. What they played there stays."
        choices={entries}
        of={teams}
        nothing="No team found."
        withAsterisk
      />
    </FormDialog>
  )
}
