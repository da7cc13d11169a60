import { Button } from '@mantine/core'
import type { PlayerAnswer } from '../../../api/schema'
import { DeleteSelected } from '../../parts/DeleteSelected'
import { useAddress } from '../../parts/use-address'
import { mergedIdsText } from '../merging/address'
import { consequenceOf } from '../profile/deletion'
import { useDeletePlayers, useRestorePlayers } from '../queries'

type Props = { selected: readonly PlayerAnswer[]; clear: () => void }

/** What can be done with several players of the list. */
export const SelectedPlayers = ({ selected, clear }: Props) => {
  const address = useAddress()
  const remove = useDeletePlayers()
  const restore = useRestorePlayers()
  return (
    <>
      {selected.length > 1 && (
        <Button variant="default" onClick={() => address.change({ merge: mergedIdsText(selected.map(({ id }) => id)) })}>
          Compare and merge
        </Button>
      )}
      <DeleteSelected
        selected={selected}
        clear={clear}
        noun="player"
        question="Are you sure you want to delete the selected players?"
        consequence={consequenceOf(selected)}
        remove={rows => remove.mutateAsync(rows.map(({ id }) => id))}
        restore={rows => restore.mutateAsync(rows.map(({ id }) => id))}
        done="Players deleted"
        failure="Failed to delete player"
      />
    </>
  )
}
