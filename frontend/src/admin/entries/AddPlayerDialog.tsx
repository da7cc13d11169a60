import { fullName } from '@fullcourt/domain/players/full-name'
import { comparableName } from '@fullcourt/domain/players/same-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../../api/api-error'
import type { PlayerAnswer, PlayerAttributeAnswer } from '../../api/schema'
import { useConfirm } from '../parts/confirm'
import { FAILURES } from '../parts/failures'
import { entered, ImageField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import type { FieldErrors } from '../parts/form-errors'
import { ChoicesFailure } from '../parts/QueryState'
import { SearchField } from '../parts/SearchField'
import { chosenImage, imageProblem } from '../parts/shrink-image'
import { toast } from '../parts/toast'
import { AttributeInputs } from '../players/attributes/AttributeInputs'
import { enteredValues, valueProblems, visible } from '../players/attributes/attribute-fields'
import { useAttributes } from '../players/attributes/queries'
import { playersQuery } from '../players/queries'
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

const nameOf = (form: FormData) => ({
  firstName: entered(form, 'firstName') ?? '',
  lastName: entered(form, 'lastName') ?? '',
})

const oneOfBoth = (form: FormData): FieldErrors => {
  const { firstName, lastName } = nameOf(form)
  const nobody = entered(form, 'player_id') === null && firstName === '' && lastName === ''
  return { ...(nobody && { player_id: 'Please select a player or enter a name.' }), ...imageProblem(form, 'image') }
}

const newPlayer = async (form: FormData, attributes: readonly PlayerAttributeAnswer[]) => {
  const body = new FormData()
  const { firstName, lastName } = nameOf(form)
  body.set('firstName', firstName)
  body.set('lastName', lastName)
  const values = enteredValues(attributes, form)
  if (values.length > 0) body.set('attributeValues', JSON.stringify(values))
  const image = await chosenImage(form, 'image')
  if (image) body.set('image', image, 'image')
  return body
}

/** `Ana Ruiz (Hawks, #12)`: a name alone would not distinguish two. */
const choiceOf = (player: PlayerAnswer) => {
  const team = player.rosters[0]?.team.name
  return { value: String(player.id), name: fullName(player), about: `${team ? `${team}, ` : ''}#${player.id}` }
}

/**
 * Puts a player on the roster: one who exists, or a new one, with a warning where somebody has that name already
 * (docs/people.md#equal-names).
 */
export const AddPlayerDialog = ({ at, roster, open, onClose }: Props) => {
  const join = useJoinRoster(at)
  const confirm = useConfirm()
  const client = useQueryClient()
  const season = useQuery(seasonQuery(at.seasonId))
  const organization = season.data?.organization_id
  const players = useQuery({ ...playersQuery(organization), enabled: open && organization !== undefined })
  const kept = useAttributes(organization, open && organization !== undefined)
  const attributes = useMemo(() => visible(kept.data ?? []), [kept.data])
  const onRoster = new Set(roster.map(({ id }) => id))
  const choices = useMemo(() => (players.data ?? []).map(choiceOf), [players.data])

  /** Waits for the players: nobody comes in twice because their list was not there yet. */
  const sameNamed = async (name: string) => {
    const { organization_id } = await client.ensureQueryData(seasonQuery(at.seasonId))
    const known = await client.ensureQueryData(playersQuery(organization_id))
    return known.filter(({ firstName, lastName }) => comparableName(firstName, lastName) === name)
  }

  const isWanted = async (form: FormData) => {
    const { firstName, lastName } = nameOf(form)
    const others = await sameNamed(comparableName(firstName, lastName))
    return (
      others.length === 0 ||
      confirm({
        question: 'A player with this name already exists. Add anyway?',
        consequence: others
          .map(choiceOf)
          .map(({ name, about }) => `${name} (${about})`)
          .join(', '),
        verb: 'Add anyway',
      })
    )
  }

  const save = async (form: FormData) => {
    const chosen = entered(form, 'player_id')
    if (chosen === null && !(await isWanted(form))) return false
    const player = chosen === null ? await newPlayer(form, attributes) : { player_id: Number(chosen) }
    const added = await join.mutateAsync(player).catch(inKnownWords)
    toast.success('Player added to team')
    return fullName(added)
  }

  return (
    <FormDialog
      record="new"
      title="Add Player to This Team"
      submit="Add Player"
      open={open}
      onClose={onClose}
      onSubmit={save}
      check={form => ({ ...oneOfBoth(form), ...valueProblems(attributes, form) })}
      failure={FAILURES.addPlayer}
    >
      <SearchField
        name="player_id"
        label="Existing player"
        placeholder="Search by name"
        most={mostOffered}
        nothing={players.isPending ? 'Loading...' : 'No players found.'}
        choices={choices.filter(({ value }) => !onRoster.has(Number(value)))}
      />
      <ChoicesFailure of={season.isError ? season : players} />
      <TextField name="firstName" label="Or a new player: first name" />
      <TextField name="lastName" label="Last name" />
      <AttributeInputs attributes={attributes} />
      <ChoicesFailure of={kept} />
      <ImageField name="image" label="Photo" placeholder="Choose an image" />
    </FormDialog>
  )
}
