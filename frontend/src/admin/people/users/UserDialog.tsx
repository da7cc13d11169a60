import type { OrganizationUserAnswer } from '../../../api/schema'
import { optionalText, requiredText, tick, type ValuesOf } from '../../parts/editing/record-fields'
import { FAILURES } from '../../parts/feedback/failures'
import { CheckField, SelectField } from '../../parts/forms/choice-fields'
import { fieldText, PasswordField, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { toast } from '../../parts/feedback/toast'
import { useSession } from '../../parts/session/SessionGate'
import { useCreateUser, userQuery, useUpdateUser } from './queries'
import { roleLabels } from './roles'

type Props = {
  organization: number
  /** The user to be changed; null makes a new one. */
  user: OrganizationUserAnswer | null
  open: boolean
  onClose: () => void
  /** A password that the server made, to be shown once. */
  onPassword: (password: { readonly username: string; readonly value: string }) => void
}

type Role = OrganizationUserAnswer['role']

const fields = {
  username: requiredText('Username'),
  email: optionalText('Email'),
  role: requiredText<Role>('Role', role => roleLabels[role]),
  resetPassword: tick('Reset password'),
}

type Values = ValuesOf<typeof fields>

type EditedUser = Omit<OrganizationUserAnswer, 'revision'> & { readonly revision?: number }

const storedUser = ({ username, email, role, revision = 0 }: Omit<EditedUser, 'id'>) => ({
  value: { username, email, role, resetPassword: false },
  revision,
})

const roleOf = (form: FormData) => (form.get('role') === 'org_owner' ? ('org_owner' as const) : ('staff' as const))

const roles = (['staff', 'org_owner'] as const).map(value => ({ value, label: roleLabels[value] }))

/** Makes a user of an organization or changes one (docs/admin.md#users). */
export const UserDialog = ({ organization, user, open, onClose, onPassword }: Props) => {
  const me = useSession()
  const create = useCreateUser()
  const update = useUpdateUser()
  // Nobody changes their own role, nor resets their own password.
  const isMe = user?.id === me.id

  const saved = (username: string, verb: string, tempPassword?: string) => {
    toast.success(`${username} ${verb}`)
    if (tempPassword !== undefined) onPassword({ username, value: tempPassword })
  }

  const add = async (form: FormData) => {
    const username = fieldText(form, 'username') ?? ''
    const { tempPassword } = await create.mutateAsync({
      username,
      email: fieldText(form, 'email'),
      role: roleOf(form),
      password: fieldText(form, 'password'),
      organization_id: organization,
    })
    saved(username, 'created', tempPassword)
    return username
  }

  const editOf = (user: EditedUser): RecordEdit<Values> => ({
    fields,
    stored: storedUser(user),
    send: async (changes, revision) => {
      const { username, tempPassword } = await update.mutateAsync({ id: user.id, changes, revision })
      saved(username, 'updated', tempPassword)
    },
    fresh: async ask => storedUser(await ask(userQuery(user.id))),
  })

  return (
    <FormDialog
      record={user?.id ?? 'new'}
      title={user ? 'Edit User' : 'Create User'}
      submit={user ? 'Save Changes' : 'Create User'}
      open={open}
      onClose={onClose}
      onSubmit={user ? editOf(user) : add}
      failure={user ? FAILURES.updateUser : FAILURES.createUser}
    >
      <TextField name="username" label={fields.username.label} required autoComplete="off" defaultValue={user?.username} />
      <TextField name="email" label={fields.email.label} type="email" autoComplete="off" defaultValue={user?.email ?? ''} />
      {!isMe && <SelectField name="role" label={fields.role.label} data={roles} defaultValue={user?.role ?? 'staff'} />}
      {!user && (
        <PasswordField
          name="password"
          label="Password"
          description="Leave empty to create a temporary password, which is shown once."
          autoComplete="new-password"
        />
      )}
      {user && !isMe && (
        <CheckField
          name="resetPassword"
          label={fields.resetPassword.label}
          description="The old password stops working at once. A temporary one is created and shown once."
        />
      )}
    </FormDialog>
  )
}
