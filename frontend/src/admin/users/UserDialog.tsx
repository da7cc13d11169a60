import type { OrganizationUserAnswer } from '../../api/schema'
import { CheckField, entered, PasswordField, SelectField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { toast } from '../parts/toast'
import { useSession } from '../session/SessionGate'
import { useCreateUser, useUpdateUser } from './queries'
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

const roleOf = (form: FormData) => (form.get('role') === 'org_owner' ? ('org_owner' as const) : ('staff' as const))

const roles = (['staff', 'org_owner'] as const).map(value => ({ value, label: roleLabels[value] }))

/** Makes a user of an organization or changes one. Spec 1 §2, §5. */
export const UserDialog = ({ organization, user, open, onClose, onPassword }: Props) => {
  const me = useSession()
  const create = useCreateUser()
  const update = useUpdateUser()
  // Nobody changes his own role, nor resets his own password.
  const isMe = user?.id === me.id

  const save = async (form: FormData) => {
    const username = entered(form, 'username') ?? ''
    const email = entered(form, 'email')
    const { tempPassword } = user
      ? await update.mutateAsync({
          id: user.id,
          username,
          email,
          ...(!isMe && { role: roleOf(form), resetPassword: form.has('resetPassword') }),
        })
      : await create.mutateAsync({
          username,
          email,
          role: roleOf(form),
          password: entered(form, 'password'),
          organization_id: organization,
        })
    toast.success(`${username} ${user ? 'updated' : 'created'}`)
    if (tempPassword !== undefined) onPassword({ username, value: tempPassword })
  }

  return (
    <FormDialog
      record={user?.id ?? 'new'}
      title={user ? 'Edit User' : 'Create User'}
      submit={user ? 'Save Changes' : 'Create User'}
      open={open}
      onClose={onClose}
      onSubmit={save}
      failure={user ? 'Error updating user' : 'Error creating user'}
    >
      <TextField name="username" label="Username" required autoComplete="off" defaultValue={user?.username} />
      <TextField name="email" label="Email" type="email" autoComplete="off" defaultValue={user?.email ?? ''} />
      {!isMe && <SelectField name="role" label="Role" data={roles} defaultValue={user?.role ?? 'staff'} />}
      {!user && (
        <PasswordField
          name="password"
          label="Password"
          description="Left empty, a temporary one is made and shown once."
          autoComplete="new-password"
        />
      )}
      {user && !isMe && (
        <CheckField
          name="resetPassword"
          label="Reset password"
          description="The old one ends at once; a temporary one is made and shown once."
        />
      )}
    </FormDialog>
  )
}
