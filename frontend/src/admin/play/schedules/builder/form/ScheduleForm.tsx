import { useState } from 'react'
import type { SeasonsLeagueAnswer } from '../../../../../api/schema'
import { enteredValues } from '../../../../parts/editing/record-fields'
import { leagueChoices } from '../../../leagues/league-choices'
import { EntryForm } from '../../../../parts/forms/EntryForm'
import { FAILURES } from '../../../../parts/feedback/failures'
import { SelectField } from '../../../../parts/forms/choice-fields'
import { fieldText } from '../../../../parts/forms/fields'
import { toast } from '../../../../parts/feedback/toast'
import { useSeasonDates } from '../../../seasons/queries'
import { useCreateSchedule } from '../queries'
import { NEW_SCHEDULE, SCHEDULE_FIELDS, scheduleProblems } from './schedule-fields'
import { ScheduleFields } from './ScheduleFields'

type Props = {
  organization: number | undefined
  leagues: readonly SeasonsLeagueAnswer[]
  /** The league that is chosen at first; blank for none. */
  league: string
  onCreated: (schedule: number) => void
  onClose: () => void
}

const newSchedule = (form: FormData) => {
  const { weeklyTimeSlots, timeSlots, ...values } = enteredValues(SCHEDULE_FIELDS, form, NEW_SCHEDULE)
  return values.sameSlot ? { ...values, timeSlots } : { ...values, weeklyTimeSlots }
}

/** Makes a schedule, which has no games yet (docs/schedules.md#weeks-and-slots). */
export const ScheduleForm = ({ organization, leagues, league, onCreated, onClose }: Props) => {
  const create = useCreateSchedule(organization)
  const [opened, setOpened] = useState(0)
  const [chosen, setChosen] = useState(league)
  const season = useSeasonDates(leagues.find(({ league }) => league.id === Number(chosen))?.season_id)
  const save = async (form: FormData) => {
    const { id } = await create.mutateAsync({ ...newSchedule(form), leagueId: Number(fieldText(form, 'leagueId')) })
    toast.success('Schedule created successfully!')
    setOpened(count => count + 1)
    onCreated(id)
  }
  return (
    <EntryForm
      key={opened}
      submit="Create Schedule"
      onSubmit={save}
      onClose={onClose}
      check={scheduleProblems}
      failure={FAILURES.createSchedule}
    >
      <SelectField
        name="leagueId"
        label="League"
        required
        value={chosen}
        onChange={event => setChosen(event.currentTarget.value)}
        data={[{ value: '', label: 'Choose a league' }, ...leagueChoices(leagues)]}
      />
      <ScheduleFields values={NEW_SCHEDULE} season={season} isNew />
    </EntryForm>
  )
}
