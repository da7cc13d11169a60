import type { LeagueAt } from '../../leagues/queries'
import { FAILURES } from '../../../parts/feedback/failures'
import { DateField, fieldText, TextField } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import { toast } from '../../../parts/feedback/toast'
import { useAddWeekOff } from './queries'

type Props = { at: LeagueAt; open: boolean; onClose: () => void }

/** Marks a week in which a league does not play (docs/schedules.md#weeks-off). */
export const WeekOffDialog = ({ at, open, onClose }: Props) => {
  const add = useAddWeekOff(at)
  const save = async (form: FormData) => {
    await add.mutateAsync({ date: fieldText(form, 'date') ?? '', reason: fieldText(form, 'reason') })
    toast.success('Week off created!')
    return 'The week off'
  }
  return (
    <FormDialog title="Create Week Off" open={open} onClose={onClose} onSubmit={save} failure={FAILURES.createWeekOff}>
      <DateField
        name="date"
        label="Date"
        required
        description="No games are generated in the week of this date. Games already scheduled stay."
      />
      <TextField name="reason" label="Reason" maxLength={200} description="Shown to visitors instead of Off Week. Optional." />
    </FormDialog>
  )
}
