import { fullName } from '@fullcourt/domain/players/full-name'
import { FAILURES } from '../../parts/feedback/failures'
import { ImageField } from '../../parts/forms/ImageField'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { SearchSelect, type Choice } from '../../parts/forms/SearchSelect'
import { imageProblem } from '../../parts/forms/shrink-image'
import { toast } from '../../parts/feedback/toast'
import { useTeams } from '../teams/queries'
import { AttributeInputs } from '../../settings/definitions/attributes/AttributeInputs'
import { valueProblems } from '../../settings/definitions/attributes/attribute-fields'
import { nameIn, newPlayer, useConfirmSameName } from '../../people/players/new-player'
import type { NewPlayerProps } from '../../people/players/list/ListPage'
import { entryChoices } from './entry-choices'
import { useAddPlayer } from './queries'

const missing = (form: FormData): FieldErrors => {
  const { firstName, lastName } = nameIn(form)
  return {
    ...(firstName === '' && lastName === '' && { firstName: 'Please enter a name.' }),
    ...(fieldText(form, 'team') === null && { team: 'Please select a team.' }),
  }
}

/** A new player for a team, with a warning where somebody has that name already (docs/people.md#equal-names). */
export const NewPlayerDialog = ({ organization, players, attributes, open, onClose }: NewPlayerProps) => {
  const teams = useTeams(organization, open)
  const entries = entryChoices(teams.data ?? [])
  const add = useAddPlayer()
  const confirmSameName = useConfirmSameName()

  const save = async (form: FormData) => {
    const entry = entries.find(({ value }) => value === fieldText(form, 'team'))
    if (!entry || !(await confirmSameName(form, players))) return false
    const added = await add.mutateAsync({ at: entry.at, player: await newPlayer(form, attributes) })
    toast.success('Player added to team')
    return fullName(added)
  }

  return (
    <FormDialog
      title="Add Player"
      open={open}
      onClose={onClose}
      onSubmit={save}
      check={form => ({ ...missing(form), ...valueProblems(attributes, form), ...imageProblem(form, 'image') })}
      failure={FAILURES.addPlayer}
    >
      <SearchSelect
        name="team"
        label="Team"
        of={teams}
        nothing="No teams found."
        choices={entries satisfies readonly Choice[]}
        withAsterisk
      />
      <TextField name="firstName" label="First name" description="One of both names is enough." />
      <TextField name="lastName" label="Last name" />
      <AttributeInputs attributes={attributes} />
      <ImageField name="image" label="Photo" placeholder="Choose an image" />
    </FormDialog>
  )
}
