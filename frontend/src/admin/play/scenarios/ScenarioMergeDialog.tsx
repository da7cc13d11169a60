import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer, ScenarioChangeDto, ScenarioDetailAnswer } from '../../../api/schema'
import { fieldText } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { SearchSelect } from '../../parts/forms/SearchSelect'
import { usePlayers } from '../../people/players/queries'
import { useOrganizationOf } from '../seasons/queries'

type Props = { scenario: ScenarioDetailAnswer; onSet: (change: ScenarioChangeDto) => void; onClose: () => void }

const choiceOf = (player: PlayerAnswer) => ({
  value: String(player.id),
  name: fullName(player),
  about: [player.rosters[0]?.team.name, `#${player.id}`].filter(Boolean).join(', '),
})

const twoPlayers = (form: FormData): FieldErrors => {
  const [master, duplicate] = [fieldText(form, 'masterId'), fieldText(form, 'duplicateId')]
  if (master === null) return { masterId: 'Choose a player.' }
  if (duplicate === null) return { duplicateId: 'Choose a player.' }
  return master === duplicate ? { duplicateId: 'Choose two different players.' } : {}
}

/** Takes two players for one person in a scenario. */
export const ScenarioMergeDialog = ({ scenario, onSet, onClose }: Props) => {
  const organization = useOrganizationOf(scenario.season_id)
  const players = usePlayers(organization, organization !== undefined)
  const choices = (players.data ?? []).map(choiceOf)
  const merge = (form: FormData) => {
    const [masterId, duplicateId] = [fieldText(form, 'masterId'), fieldText(form, 'duplicateId')].map(Number)
    onSet({ kind: 'merge', masterId, duplicateId })
    return Promise.resolve()
  }
  const common = { choices, of: players, nothing: 'No players found' }
  return (
    <FormDialog
      title="Merge players"
      submit="Merge in this scenario"
      open
      once
      onClose={onClose}
      onSubmit={merge}
      check={twoPlayers}
    >
      <SearchSelect {...common} name="masterId" label="The player who stays" />
      <SearchSelect {...common} name="duplicateId" label="Is the same person" />
    </FormDialog>
  )
}
