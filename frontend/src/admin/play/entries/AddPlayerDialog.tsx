import { fullName } from '@fullcourt/domain/players/full-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../../../api/api-error'
import type { PlayerAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { ImageField } from '../../parts/forms/ImageField'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import { SearchSelect } from '../../parts/forms/SearchSelect'
import { imageProblem } from '../../parts/forms/shrink-image'
import { toast } from '../../parts/feedback/toast'
import { AttributeInputs } from '../../settings/definitions/attributes/AttributeInputs'
import { valueProblems, visible } from '../../settings/definitions/attributes/attribute-fields'
import { useAttributes } from '../../settings/definitions/attributes/queries'
import { nameIn, newPlayer, useConfirmSameName } from '../../people/players/new-player'
import { playersQuery } from '../../people/players/queries'
import { useJoinRoster } from './queries'
import { seasonQuery } from '../seasons/queries'
import type { TeamAt } from '../teams/queries'

type Props = {
  at: TeamAt
  /** Those who are on the roster already, and so are not offered. */
  roster: readonly { readonly id: number }[]
  open: boolean
  onClose: () => void
}

/** The most players that a search offers (docs/admin.md#searching). */
const mostOffered = 8

/** The server's text becomes the one that people know (docs/admin.md#players). */
const inKnownWords = (problem: unknown) => {
  if (problem instanceof ApiError && problem.message === 'Player already on this team')
    throw new ApiError(problem.status, 'Player already exists in this team', problem.error)
  throw problem
}

const oneOfBoth = (form: FormData): FieldErrors => {
  const { firstName, lastName } = nameIn(form)
  const nobody = fieldText(form, 'player_id') === null && firstName === '' && lastName === ''
  return { ...(nobody && { player_id: 'Please select a player or enter a name.' }), ...imageProblem(form, 'image') }
}

/** `Hawks, #12`: a name alone would not distinguish two. */
const aboutPlayer = ({ id, rosters: [roster] }: PlayerAnswer) => (roster ? `${roster.team.name}, #${id}` : `#${id}`)

const choiceOf = (player: PlayerAnswer) => ({
  value: String(player.id),
  name: fullName(player),
  about: aboutPlayer(player),
})

/**
 * Puts a player on the roster: one who exists, or a new one, with a warning where somebody has that name already
 * (docs/people.md#equal-names).
 */
export const AddPlayerDialog = ({ at, roster, open, onClose }: Props) => {
  const join = useJoinRoster(at)
  const confirmSameName = useConfirmSameName(aboutPlayer)
  const client = useQueryClient()
  const season = useQuery(seasonQuery(at.seasonId))
  const organization = season.data?.organization_id
  const players = useQuery({ ...playersQuery(organization), enabled: open && organization !== undefined })
  const kept = useAttributes(organization, open && organization !== undefined)
  const attributes = useMemo(() => visible(kept.data ?? []), [kept.data])
  const onRoster = new Set(roster.map(({ id }) => id))
  const choices = useMemo(() => (players.data ?? []).map(choiceOf), [players.data])

  /** Waits for the players: nobody comes in twice because their list was not there yet. */
  const isWanted = async (form: FormData) => {
    const { organization_id } = await client.ensureQueryData(seasonQuery(at.seasonId))
    return confirmSameName(form, await client.ensureQueryData(playersQuery(organization_id)))
  }

  const save = async (form: FormData) => {
    const chosen = fieldText(form, 'player_id')
    if (chosen === null && !(await isWanted(form))) return false
    const player = chosen === null ? await newPlayer(form, attributes) : { player_id: Number(chosen) }
    const added = await join.mutateAsync(player).catch(inKnownWords)
    toast.success('Player added to team')
    return fullName(added)
  }

  return (
    <FormDialog
      title="Add Player to This Team"
      submit="Add Player"
      open={open}
      onClose={onClose}
      onSubmit={save}
      check={form => ({ ...oneOfBoth(form), ...valueProblems(attributes, form) })}
      failure={FAILURES.addPlayer}
    >
      <SearchSelect
        name="player_id"
        label="Existing player"
        of={season.isError ? season : players}
        most={mostOffered}
        nothing="No players found."
        choices={choices.filter(({ value }) => !onRoster.has(Number(value)))}
      />
      <TextField name="firstName" label="Or a new player: first name" />
      <TextField name="lastName" label="Last name" />
      <AttributeInputs attributes={attributes} />
      <ChoicesFailure of={kept} />
      <ImageField name="image" label="Photo" placeholder="Choose an image" />
    </FormDialog>
  )
}
