import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { DraftAnswer, GameAnswer } from '../../../../../api/schema'
import { dateText } from '../../../../../ui/format/dates'
import { quantity } from '../../../../../ui/format/figures'
import { FAILURES } from '../../../../parts/feedback/failures'
import { SelectField } from '../../../../parts/forms/choice-fields'
import { fieldText } from '../../../../parts/forms/fields'
import { FormDialog } from '../../../../parts/forms/FormDialog'
import { useRemoveFromDraft } from './use-draft-actions'

type Props = { draft: DraftAnswer; open: boolean; onClose: () => void }

const daysOf = (games: readonly GameAnswer[]) =>
  groupBy(games, ({ date }) => date ?? '')
    .map(ofDay => ({ date: ofDay[0].date ?? '', games: ofDay }))
    .sort((a, b) => a.date.localeCompare(b.date))

/** Takes all games of a day out of a draft. */
export const CancelDayDialog = ({ draft, open, onClose }: Props) => {
  const remove = useRemoveFromDraft(draft.id)
  const days = daysOf(draft.weeks.flatMap(({ games }) => games))
  const save = async (form: FormData) => {
    const day = days.find(({ date }) => date === fieldText(form, 'date'))
    if (day) await remove(day.games, `${dateText(day.date)} cancelled in the draft`)
  }
  return (
    <FormDialog
      title="Cancel a Day"
      submit="Cancel Day"
      once
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure={FAILURES.cancelDay}
    >
      <SelectField
        name="date"
        label="Day"
        required
        description="All its games leave the draft. You can add them again on other days."
        data={[
          { value: '', label: 'Choose a day' },
          ...days.map(({ date, games }) => ({ value: date, label: `${dateText(date)}: ${quantity(games.length, 'game')}` })),
        ]}
      />
    </FormDialog>
  )
}
