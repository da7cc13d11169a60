import { useState } from 'react'
import type { SeasonAnswer, SportAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { endsBeforeStart, FINISH_BEFORE_START } from '@fullcourt/domain/seasons/season-dates'
import { nextSeason } from '@fullcourt/domain/seasons/next-season'
import { optionalText, requiredText, tick, type ValuesOf } from '../../parts/editing/record-fields'
import { useOrganizations } from '../../settings/organizations/queries'
import { FAILURES } from '../../parts/feedback/failures'
import { CheckField, SelectField } from '../../parts/forms/choice-fields'
import { DateField, fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { toast } from '../../parts/feedback/toast'
import { useSession } from '../../parts/session/SessionGate'
import { seasonQuery, useCreateSeason, useUpdateSeason } from './queries'

type Props = {
  /** The season to be changed; null makes a new one. */
  season: SeasonAnswer | null
  /** The seasons a new one can be copied from. */
  seasons: readonly SeasonAnswer[]
  /** The one that a new one follows: it is copied, and name and dates are suggested after it. */
  follows?: SeasonAnswer | null
  /** The organization of a new season and its sports; without it, a super_admin chooses one, and anyone else makes it in their own. */
  organization?: { readonly id: number; readonly sports: readonly SportAnswer[] }
  open: boolean
  onClose: () => void
}

/** Said where nothing is known that a season could be of (docs/admin.md#seasons). */
const noSport = 'No sport assigned to this user'

const fields = {
  name: requiredText('Name'),
  startDate: optionalText('Start date'),
  finishDate: optionalText('Finish date'),
  active: tick('Active'),
}

type Values = ValuesOf<typeof fields>

const storedSeason = ({ name, startDate, finishDate, active, revision = 0 }: SeasonAnswer) => ({
  value: { name, startDate, finishDate, active },
  revision,
})

const entryOf = (form: FormData) => ({
  name: fieldText(form, 'name') ?? '',
  startDate: fieldText(form, 'startDate'),
  finishDate: fieldText(form, 'finishDate'),
  active: form.has('active'),
})

/** Fills what is still empty with what the season after another one is likely to have. */
const suggestAfter = (form: HTMLFormElement | null, before: SeasonAnswer | undefined) => {
  if (!form || !before) return
  for (const [name, value] of Object.entries(nextSeason(before))) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.value === '') input.value = value ?? ''
  }
}

/** Only a new season has a sport in its form. */
const problems = (form: FormData): FieldErrors => ({
  ...(form.get('sport_id') === '' && { name: noSport }),
  ...(endsBeforeStart(fieldText(form, 'startDate'), fieldText(form, 'finishDate')) && { finishDate: FINISH_BEFORE_START }),
})

const numberOf = (form: FormData, name: string) => {
  const value = fieldText(form, name)
  return value === null ? null : Number(value)
}

const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** Makes a season or changes one (docs/admin.md#seasons). */
export const SeasonDialog = ({ season, seasons, follows = null, organization, open, onClose }: Props) => {
  const create = useCreateSeason()
  const update = useUpdateSeason()

  const add = async (form: FormData) => {
    const entry = entryOf(form)
    await create.mutateAsync({
      ...entry,
      organization: organization?.id ?? numberOf(form, 'organization'),
      sport_id: numberOf(form, 'sport_id'),
      copyFromSeasonId: numberOf(form, 'copyFromSeasonId'),
    })
    toast.success(`${entry.name} created`)
    return entry.name
  }

  const editOf = (season: SeasonAnswer): RecordEdit<Values> => ({
    fields,
    stored: storedSeason(season),
    send: async (changes, revision) => {
      const { name } = await update.mutateAsync({ id: season.id, changes, revision })
      toast.success(`${name} updated`)
    },
    fresh: async ask => storedSeason(await ask(seasonQuery(season.id))),
  })

  const suggested = season ?? (follows && nextSeason(follows))
  return (
    <FormDialog
      record={season?.id ?? 'new'}
      once={follows !== null}
      title={season ? 'Edit Season' : 'Create Season'}
      submit={season ? 'Save Changes' : 'Create Season'}
      open={open}
      onClose={onClose}
      onSubmit={season ? editOf(season) : add}
      check={problems}
      failure={season ? FAILURES.updateSeason : FAILURES.createSeason}
    >
      <TextField name="name" label={fields.name.label} required defaultValue={suggested?.name} />
      <DateField name="startDate" label={fields.startDate.label} defaultValue={suggested?.startDate ?? ''} />
      <DateField name="finishDate" label={fields.finishDate.label} defaultValue={suggested?.finishDate ?? ''} />
      {!season && <PlaceOfNewSeason seasons={seasons} follows={follows} organization={organization} />}
      <CheckField
        name="active"
        label={fields.active.label}
        description="Public pages show the active season. Activating this one deactivates the other."
        defaultChecked={season?.active ?? true}
      />
    </FormDialog>
  )
}

/** Whose new season it is, of which sport, and what it begins with. */
const PlaceOfNewSeason = ({ seasons, follows, organization }: Pick<Props, 'seasons' | 'follows' | 'organization'>) => {
  const user = useSession()
  const mayChoose = user.role === 'super_admin' && organization === undefined
  const organizations = useOrganizations({ enabled: mayChoose })
  const [chosen, setChosen] = useState<number | null>(follows?.organization_id ?? null)
  const place = organization ?? organizations.data?.find(({ id }) => id === (chosen ?? organizations.data?.[0]?.id))
  const own = mayChoose && place ? seasons.filter(season => season.organization_id === place.id) : seasons
  return (
    <>
      {mayChoose && (
        <>
          <SelectField
            name="organization"
            label="Organization"
            required
            key={organizations.status}
            defaultValue={chosen ?? undefined}
            data={organizations.data?.map(option) ?? [{ value: '', label: organizations.isPending ? 'Loading...' : 'None' }]}
            onChange={event => setChosen(Number(event.currentTarget.value))}
          />
          <ChoicesFailure of={organizations} />
        </>
      )}
      <SportOfNewSeason key={place?.id} sports={place?.sports ?? user.sports} />
      <SelectField
        name="copyFromSeasonId"
        label="Copy from season"
        description="Copies its leagues, teams, rosters and captains, but no games, and suggests a name and dates."
        defaultValue={follows?.id}
        onChange={event =>
          suggestAfter(
            event.currentTarget.form,
            own.find(({ id }) => String(id) === event.currentTarget.value),
          )
        }
        data={[{ value: '', label: 'None' }, ...own.map(option)]}
      />
    </>
  )
}

/** The only sport needs no choice. */
const SportOfNewSeason = ({ sports }: { sports: readonly SportAnswer[] }) => {
  const [first, second] = sports
  if (second)
    return (
      <SelectField
        name="sport_id"
        label="Sport"
        required
        data={sports.map(({ id, name }) => option({ id, name: capitalize(name) }))}
      />
    )
  return <input type="hidden" name="sport_id" value={first?.id ?? ''} />
}
