import { endsBeforeStart, FINISH_BEFORE_START } from '@fullcourt/domain/seasons/season-dates'
import type { SportAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { SelectField } from '../../parts/forms/choice-fields'
import { EntryForm } from '../../parts/forms/EntryForm'
import { DateField, fieldText, TextField } from '../../parts/forms/fields'
import type { FieldErrors } from '../../parts/forms/form-errors'
import type { Answers } from '../../settings/set-up/draft'
import styles from './set-up.module.css'

type SeasonAnswers = Pick<Answers, 'sport' | 'season' | 'startDate' | 'finishDate' | 'timeZone'>

type Props = {
  answers: Answers
  sports: readonly SportAnswer[]
  onAnswer: (answers: SeasonAnswers) => void
  onBack: () => void
}

const problems = (form: FormData): FieldErrors =>
  endsBeforeStart(fieldText(form, 'startDate'), fieldText(form, 'finishDate')) ? { finishDate: FINISH_BEFORE_START } : {}

/** All zones that the browser knows, and the one that is chosen, whatever it is called there. */
const zonesWith = (chosen: string) => [...new Set([chosen, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()

const zoneLabel = (zone: string) => zone.replaceAll('_', ' ')

/** The second question: what is played, when, and by which clock. */
export const AskedSeason = ({ answers, sports, onAnswer, onBack }: Props) => (
  <EntryForm
    submit="Continue"
    cancel="Back"
    check={problems}
    onClose={onBack}
    onSubmit={form => {
      onAnswer({
        sport: Number(form.get('sport')),
        season: fieldText(form, 'season') ?? '',
        startDate: fieldText(form, 'startDate'),
        finishDate: fieldText(form, 'finishDate'),
        timeZone: fieldText(form, 'timeZone') ?? answers.timeZone,
      })
      return Promise.resolve(false)
    }}
  >
    <SelectField
      name="sport"
      label="Sport"
      required
      defaultValue={String(answers.sport)}
      data={sports.map(({ id, name }) => ({ value: String(id), label: capitalize(name) }))}
    />
    <TextField name="season" label="Season" placeholder="Fall 2026" required defaultValue={answers.season} />
    <div className={styles.days}>
      <DateField name="startDate" label="First day" defaultValue={answers.startDate ?? ''} />
      <DateField name="finishDate" label="Last day" description="Optional." defaultValue={answers.finishDate ?? ''} />
    </div>
    <SelectField
      name="timeZone"
      label="Time zone"
      description="Games are shown at the time of this place."
      required
      defaultValue={answers.timeZone}
      data={zonesWith(answers.timeZone).map(zone => ({ value: zone, label: zoneLabel(zone) }))}
    />
  </EntryForm>
)
