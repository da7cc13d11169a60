import { Button } from '@mantine/core'
import type { PlayerAnswer } from '../../../../api/schema'
import { DeleteSelected } from '../../../parts/tables/DeleteSelected'
import { FAILURES } from '../../../parts/feedback/failures'
import { CompareLink } from '../merging/CompareLink'
import { consequenceOf } from '../profile/deletion'
import { usePlayerRemoval } from '../queries'

type Props = { selected: readonly PlayerAnswer[]; clear: () => void; onMove: () => void }

/** What can be done with several players of the list. */
export const SelectedPlayers = ({ selected, clear, onMove }: Props) => {
  const removal = usePlayerRemoval()
  return (
    <>
      <Button variant="default" onClick={onMove}>
        Move
      </Button>
      {selected.length > 1 && <CompareLink players={selected} />}
      <DeleteSelected
        selected={selected}
        clear={clear}
        noun="player"
        question="Are you sure you want to delete the selected players?"
        consequence={consequenceOf}
        removal={removal}
        done="Players deleted"
        failure={FAILURES.deletePlayer}
      />
    </>
  )
}
