import type { OrganizationAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { fieldText, PasswordField, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { chosenImage, imageProblem } from '../../parts/forms/shrink-image'
import { brandingProblem, enteredBranding } from '../branding/branding-values'
import { TEXTS, useOrganizationEdit } from './organization-record'
import { AddressFields, LookFields, OrganizationNameField, SocialFields, SportsField, TimeZoneField } from './OrganizationFields'
import styles from './organizations.module.css'
import { useCreateOrganization } from './queries'

type Props = {
  /** The organization to be changed; null makes a new one. */
  organization: OrganizationAnswer | null
  open: boolean
  onClose: () => void
  /** A password that the server made for the owner, to be shown once. */
  onPassword?: (password: { readonly username: string; readonly value: string }) => void
}

const ALL = [...TEXTS, 'sportIds', 'logo', 'colors', 'abbreviation'] as const

const bodyOf = async (form: FormData) => {
  const body = new FormData()
  for (const name of TEXTS) body.set(name, fieldText(form, name) ?? '')
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
  const editOf = useOrganizationEdit()

  const add = async (form: FormData) => {
    const username = fieldText(form, 'username')
    const { name, tempPassword } = await create.mutateAsync(withOwner(await bodyOf(form), form))
    if (username !== null && tempPassword !== undefined) onPassword?.({ username, value: tempPassword })
    toast.success(`${name} created`)
    return name
  }

  return (
    <FormDialog
      record={organization?.id ?? 'new'}
      title={organization ? 'Edit Organization' : 'Create Organization'}
      submit={organization ? 'Save Changes' : 'Create Organization'}
      open={open}
      onClose={onClose}
      onSubmit={organization ? editOf(organization, ALL) : add}
      check={form => ({ ...imageProblem(form, 'logo'), ...brandingProblem(form) })}
      failure={organization ? FAILURES.updateOrganization : FAILURES.createOrganization}
    >
      <OrganizationNameField organization={organization} />
      <AddressFields organization={organization} />
      <LookFields organization={organization} />
      <SportsField chosen={organization?.sports ?? []} />
      <SocialFields organization={organization} />
      <TimeZoneField organization={organization} />
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
