import { Checkbox } from '@mantine/core'
import type { OrganizationAnswer, SportAnswer } from '../../api/schema'
import { entered, ImageField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { ChoicesFailure } from '../parts/QueryState'
import { chosenImage, imageProblem } from '../parts/shrink-image'
import { toast } from '../parts/toast'
import { useCreateOrganization, useSports, useUpdateOrganization } from './queries'

type Props = {
  /** The organization to be changed; null makes a new one. */
  organization: OrganizationAnswer | null
  open: boolean
  onClose: () => void
}

const links = [
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['youtube_url', 'YouTube'],
] as const

const texts = ['name', 'domain', 'slug', ...links.map(([name]) => name), 'time_zone']

const bodyOf = async (form: FormData) => {
  const body = new FormData()
  for (const name of texts) body.set(name, entered(form, name) ?? '')
  for (const sport of form.getAll('sportIds')) body.append('sportIds', sport)
  const logo = await chosenImage(form, 'logo')
  if (logo) body.set('logo', logo, 'logo')
  return body
}

/** Makes an organization or changes one. Spec 1 §2. */
export const OrganizationDialog = ({ organization, open, onClose }: Props) => {
  const create = useCreateOrganization()
  const update = useUpdateOrganization()

  const save = async (form: FormData) => {
    const body = await bodyOf(form)
    if (organization) await update.mutateAsync({ id: organization.id, form: body })
    else await create.mutateAsync(body)
    toast.success(`${entered(form, 'name')} ${organization ? 'updated' : 'created'}`)
  }

  return (
    <FormDialog
      record={organization?.id ?? 'new'}
      title={organization ? 'Edit Organization' : 'Create Organization'}
      submit={organization ? 'Save Changes' : 'Create Organization'}
      open={open}
      onClose={onClose}
      onSubmit={save}
      check={form => imageProblem(form, 'logo')}
      failure={organization ? 'Error updating organization' : 'Error creating organization'}
    >
      <TextField name="name" label="Name" required defaultValue={organization?.name} />
      <TextField
        name="domain"
        label="Domain"
        description="Where the league has its own site, such as league.example.com"
        defaultValue={organization?.domain ?? ''}
      />
      <TextField
        name="slug"
        label="Slug"
        description="The first part of its address here, such as riverside"
        defaultValue={organization?.slug ?? ''}
      />
      <ImageField name="logo" label="Logo" placeholder={organization?.logo_url ? 'Keep the present logo' : 'Choose an image'} />
      <SportsField chosen={organization?.sports ?? []} />
      {links.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type="url"
          placeholder="https://"
          defaultValue={organization?.[name] ?? ''}
        />
      ))}
      <TextField
        name="time_zone"
        label="Time zone"
        description="Games are shown in it."
        required
        defaultValue={organization?.time_zone ?? 'America/Los_Angeles'}
      />
    </FormDialog>
  )
}

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
