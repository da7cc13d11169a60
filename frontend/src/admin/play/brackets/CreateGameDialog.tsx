import { bracketSides, teamOn, type ShownMatchup } from '../../../ui/bracket/shown-bracket'
import { FAILURES } from '../../parts/feedback/failures'
import { SelectField } from '../../parts/forms/choice-fields'
import { DateField, fieldText, TextField, TimeField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { toast } from '../../parts/feedback/toast'
import { useCreateMatchupGame, type DivisionAt } from './queries'

type Props = {
  at: DivisionAt
  /** The matchup without a game whose two teams are known; null while the dialog is closed. */
  matchup: ShownMatchup | null
  onClose: () => void
}

const teamsOf = (matchup: ShownMatchup) => bracketSides.flatMap(side => teamOn(matchup[side]) ?? [])

/** Puts the game of a matchup on the schedule. Date, time and place may follow later (docs/admin.md#brackets). */
export const CreateGameDialog = ({ at, matchup, onClose }: Props) => {
  const create = useCreateMatchupGame(at)
  const teams = matchup ? teamsOf(matchup) : []
  const save = (matchId: string) => async (form: FormData) => {
    const home = Number(fieldText(form, 'home_team_id'))
    const away = teams.find(({ id }) => id !== home)
    await create.mutateAsync({
      match_id: matchId,
      home_team_id: home,
      away_team_id: away?.id ?? home,
      date: fieldText(form, 'date'),
      time: fieldText(form, 'time'),
      location: fieldText(form, 'location'),
      location_url: fieldText(form, 'location_url'),
    })
    toast.success('Game created!')
  }

  return (
    <FormDialog
      once
      title={matchup ? `Create Game: ${matchup.label}` : 'Create Game'}
      submit="Create Game"
      open={matchup !== null}
      onClose={onClose}
      onSubmit={matchup && save(matchup.matchId)}
      failure={FAILURES.createGame}
    >
      <SelectField
        name="home_team_id"
        label="Home team"
        description={teams.map(({ name }) => name).join(' against ')}
        data={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DateField name="date" label="Date" />
      <TimeField name="time" label="Time" />
      <TextField name="location" label="Location" />
      <TextField name="location_url" label="Location URL" type="url" placeholder="https://" />
    </FormDialog>
  )
}
