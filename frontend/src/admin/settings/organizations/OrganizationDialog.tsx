import { isColour } from '@fullcourt/domain/branding/colour'
import { brandOf } from '@fullcourt/domain/branding/readable'
import { Checkbox } from '@mantine/core'
import type { OrganizationAnswer, SportAnswer } from '../../../api/schema'
import { BrandingFields } from '../branding/BrandingFields'
import { brandingFields, brandingProblem, enteredBranding, type BrandingValues } from '../branding/branding-values'
import { bodyWithImage } from '../../parts/forms/body-with-image'
import { choices, image, optionalText, requiredText, type ImageValue, type RecordFields } from '../../parts/editing/record-fields'
import { FAILURES } from '../../parts/feedback/failures'
import { fieldText, ImageField, PasswordField, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { chosenImage, imageProblem } from '../../parts/forms/shrink-image'
import { toast } from '../../parts/feedback/toast'
import { showBrand } from '../../../ui/brand'
import { pick } from '../../../ui/pick'
import { useSession } from '../../parts/session/SessionGate'
import styles from './organizations.module.css'
import { browserTimeZone } from './browser-time-zone'
import { organizationQuery, useCreateOrganization, useSports, useUpdateOrganization } from './queries'

type Props = {
  /** The organization to be changed; null makes a new one. */
  organization: OrganizationAnswer | null
  open: boolean
  onClose: () => void
  /** A password that the server made for the owner, to be shown once. */
  onPassword?: (password: { readonly username: string; readonly value: string }) => void
}

const links = ['facebook_url', 'instagram_url', 'youtube_url'] as const

const textFields = {
  name: requiredText('Name'),
  domain: optionalText('Domain'),
  slug: optionalText('Slug'),
  facebook_url: optionalText('Facebook'),
  instagram_url: optionalText('Instagram'),
  youtube_url: optionalText('YouTube'),
  time_zone: requiredText('Time zone'),
}

const texts = ['name', 'domain', 'slug', ...links, 'time_zone'] as const

type Values = Pick<OrganizationAnswer, keyof typeof textFields> &
  BrandingValues & {
    readonly sportIds: readonly number[]
    readonly logo: ImageValue
  }

const fieldsWith = (sports: readonly SportAnswer[]): RecordFields<Values> => ({
  ...textFields,
  sportIds: choices('Sports', id => sports.find(sport => sport.id === id)?.name ?? `Sport ${id}`),
  logo: image('Logo'),
  ...brandingFields,
})

const storedOrganization = (organization: OrganizationAnswer) => {
  const { sports, logo_url: logo, colors, abbreviation, revision = 0 } = organization
  const sportIds = sports.map(({ id }) => id).sort((a, b) => a - b)
  return { value: { ...pick(organization, texts), sportIds, logo, colors, abbreviation }, revision }
}

const changesOf = ({ logo, ...others }: Partial<Values>) => bodyWithImage(others, 'logo', logo)

const bodyOf = async (form: FormData) => {
  const body = new FormData()
  for (const name of texts) body.set(name, fieldText(form, name) ?? '')
  for (const sport of form.getAll('sportIds')) body.append('sportIds', sport)
  const { colors, abbreviation } = enteredBranding(form)
  for (const color of colors) body.append('colors', color)
  body.set('abbreviation', abbreviation ?? '')
  const logo = await chosenImage(form, 'logo')
  if (logo) body.set('logo', logo, 'logo')
  return body
}

/** The owner, where one is named. */
const withOwner = (body: FormData, form: FormData) => {
  for (const name of ['username', 'email', 'password']) {
    const value = fieldText(form, name)
    if (value !== null) body.set(name, value)
  }
  return body
}

/** Makes an organization, with its owner, or changes one (docs/admin.md#organizations). */
export const OrganizationDialog = ({ organization, open, onClose, onPassword }: Props) => {
  const create = useCreateOrganization()
  const update = useUpdateOrganization()
  const sports = useSports()
  const { organization_id: own } = useSession()

  const add = async (form: FormData) => {
    const username = fieldText(form, 'username')
    const { name, tempPassword } = await create.mutateAsync(withOwner(await bodyOf(form), form))
    if (username !== null && tempPassword !== undefined) onPassword?.({ username, value: tempPassword })
    toast.success(`${name} created`)
    return name
  }

  const editOf = (organization: OrganizationAnswer): RecordEdit<Values> => ({
    fields: fieldsWith(sports.data ?? organization.sports),
    stored: storedOrganization(organization),
    send: async (changes, revision) => {
      const { id, name, colors } = await update.mutateAsync({
        id: organization.id,
        changes: await changesOf(changes),
        revision,
      })
      if (id === own) showBrand(brandOf(colors.filter(isColour)))
      toast.success(`${name} updated`)
    },
    fresh: async ask => storedOrganization(await ask(organizationQuery(organization.id))),
  })

  return (
    <FormDialog
      record={organization?.id ?? 'new'}
      title={organization ? 'Edit Organization' : 'Create Organization'}
      submit={organization ? 'Save Changes' : 'Create Organization'}
      open={open}
      onClose={onClose}
      onSubmit={organization ? editOf(organization) : add}
      check={form => ({ ...imageProblem(form, 'logo'), ...brandingProblem(form) })}
      failure={organization ? FAILURES.updateOrganization : FAILURES.createOrganization}
    >
      <TextField name="name" label={textFields.name.label} required defaultValue={organization?.name} />
      <TextField
        name="domain"
        label={textFields.domain.label}
        description="The league's own domain, such as league.example.com"
        defaultValue={organization?.domain ?? ''}
      />
      <TextField
        name="slug"
        label={textFields.slug.label}
        description="Its name in the web address here, such as riverside"
        defaultValue={organization?.slug ?? ''}
      />
      <ImageField name="logo" label="Logo" placeholder={organization?.logo_url ? 'Keep the current logo' : 'Choose an image'} />
      <BrandingFields key={organization?.id} stored={organization ?? undefined} />
      <SportsField chosen={organization?.sports ?? []} />
      {links.map(name => (
        <TextField
          key={name}
          name={name}
          label={textFields[name].label}
          type="url"
          placeholder="https://"
          defaultValue={organization?.[name] ?? ''}
        />
      ))}
      <TextField
        name="time_zone"
        label={textFields.time_zone.label}
        description="The time zone of its games, such as America/New_York."
        required
        defaultValue={organization?.time_zone ?? browserTimeZone()}
      />
      {!organization && <OwnerFields />}
    </FormDialog>
  )
}

/** Who runs a new organization; others are added on its page. */
const OwnerFields = () => (
  <fieldset className={styles.owner}>
    <legend>Owner</legend>
    <TextField
      name="username"
      label="Username"
      description="Leave empty to create the organization without an owner."
      autoComplete="off"
    />
    <TextField name="email" label="Email" type="email" autoComplete="off" />
    <PasswordField
      name="password"
      label="Password"
      description="Leave empty to create a temporary password, which is shown once."
      autoComplete="new-password"
    />
  </fieldset>
)

/** One box per sport; a list of several choices is easier to take in than a select. */
const SportsField = ({ chosen }: { chosen: readonly SportAnswer[] }) => {
  const sports = useSports()
  const isChosen = new Set(chosen.map(({ id }) => id))
  return (
    <Checkbox.Group label="Sports" defaultValue={[...isChosen].map(String)}>
      {(sports.data ?? chosen).map(({ id, name }) => (
        <Checkbox key={id} mt="xs" name="sportIds" value={String(id)} label={name} />
      ))}
      <ChoicesFailure of={sports} />
    </Checkbox.Group>
  )
}
