import type { GameRowAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { FAILURES } from '../../../parts/feedback/failures'
import { DateField, fieldText, TextField, TimeField } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import type { LeagueAt } from '../../leagues/queries'
import { useCollect } from '../pending/use-collect'

type Props = { at: LeagueAt; games: readonly GameRowAnswer[]; open: boolean; onClose: () => void; onMoved: () => void }

/** Gives several games another day, time or place together; what is left blank stays. */
export const MoveGamesDialog = ({ at, games, open, onClose, onMoved }: Props) => {
  const collect = useCollect(at)
  const name = quantity(games.length, 'game')
  const save = async (form: FormData) => {
    const [date, time, location] = ['date', 'time', 'location'].map(field => fieldText(form, field))
    const slot = { ...(date && { date }), ...(time && { time }), ...(location && { location }) }
    const wanted = games.map(({ id }) => ({ game_id: id, ...slot }))
    if (await collect(games, wanted, `${name} moved`)) onMoved()
  }
  return (
    <FormDialog
      title={`Move ${name}`}
      submit="Move"
      once
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure={FAILURES.collectChange}
    >
      <DateField name="date" label="Date" description="What you leave blank stays as it is in each game." />
      <TimeField name="time" label="Time" />
      <TextField name="location" label="Location" />
    </FormDialog>
  )
}
