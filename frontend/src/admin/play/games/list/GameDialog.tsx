import { useState } from 'react'
import type { LeagueTeamNameAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { SelectField } from '../../../parts/forms/choice-fields'
import { DateField, fieldText, TextField, TimeField } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import { toast } from '../../../parts/feedback/toast'
import { teamChoices } from '../../teams/team-choices'
import type { LeagueAt } from '../../leagues/queries'
import { useAddGame } from './queries'
import { teamsDiffer } from './teams-differ'

type Props = { at: LeagueAt; teams: readonly LeagueTeamNameAnswer[]; open: boolean; onClose: () => void }

/** What games of one evening have in common. */
const common = ['date', 'time', 'location', 'location_url'] as const
type Evening = Partial<Record<(typeof common)[number], string>>

const eveningOf = (form: FormData): Evening => Object.fromEntries(common.map(name => [name, fieldText(form, name) ?? '']))

/** Puts a game on the schedule of a league. Date, time and place may follow later. */
export const GameDialog = ({ at, teams, open, onClose }: Props) => {
  const add = useAddGame(at)
  const [last, setLast] = useState<Evening>({})
  const close = () => {
    setLast({})
    onClose()
  }
  const save = async (form: FormData) => {
    await add.mutateAsync({
      home_team_id: Number(fieldText(form, 'home_team_id')),
      away_team_id: Number(fieldText(form, 'away_team_id')),
      date: fieldText(form, 'date'),
      time: fieldText(form, 'time'),
      location: fieldText(form, 'location'),
      location_url: fieldText(form, 'location_url'),
      stage: form.get('stage') === 'playoff' ? 'playoff' : 'regular',
    })
    toast.success('Game created!')
    setLast(eveningOf(form))
    return 'The game'
  }

  return (
    <FormDialog title="Create Game" open={open} onClose={close} onSubmit={save} check={teamsDiffer} failure={FAILURES.createGame}>
      <SelectField name="away_team_id" label="Away team" required data={teamChoices(teams)} />
      <SelectField name="home_team_id" label="Home team" required data={teamChoices(teams)} />
      <DateField name="date" label="Date" defaultValue={last.date} />
      <TimeField name="time" label="Time" defaultValue={last.time} />
      <TextField name="location" label="Location" defaultValue={last.location} />
      <TextField name="location_url" label="Location URL" type="url" placeholder="https://" defaultValue={last.location_url} />
      <SelectField
        name="stage"
        label="Stage"
        description="Only regular games count for standings and leaders."
        data={[
          { value: 'regular', label: 'Regular season' },
          { value: 'playoff', label: 'Play-offs' },
        ]}
      />
    </FormDialog>
  )
}
