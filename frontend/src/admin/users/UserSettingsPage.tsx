import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UserAnswer } from '../../api/schema'
import { none } from '../../ui/format/figures'
import { EditIcon } from '../../ui/icons'
import { EntryForm } from '../parts/EntryForm'
import { entered, PasswordField, TextField } from '../parts/fields'
import type { FieldErrors } from '../parts/form-errors'
import { QueryState } from '../parts/QueryState'
import { toast } from '../parts/toast'
import { useSession } from '../session/SessionGate'
import { Page } from '../shell/Page'
import { useUpdateUser, useUser } from './queries'
import { roleLabels } from './roles'
import styles from './users.module.css'

/** One's own name, e-mail and password; those of another user by `?userId=`. Spec 2 §2. */
export const UserSettingsPage = () => {
  const [search] = useSearchParams()
  const me = useSession()
  const named = Number(search.get('userId'))
  const user = useUser(Number.isInteger(named) && named > 0 ? named : me.id)
  const [editing, setEditing] = useState(false)
  return (
    <Page title="User Settings">
      <QueryState of={user} missing="Failed to fetch user details">
        {found =>
          editing ? (
            <SettingsForm user={found} onClose={() => setEditing(false)} />
          ) : (
            <Settings user={found} onEdit={() => setEditing(true)} />
          )
        }
      </QueryState>
    </Page>
  )
}

const Settings = ({ user, onEdit }: { user: UserAnswer; onEdit: () => void }) => (
  <Paper className={styles.card} withBorder>
    <dl className={styles.facts}>
      <dt>Username</dt>
      <dd>{user.username}</dd>
      <dt>Email</dt>
      <dd>{user.email ?? none}</dd>
      <dt>Role</dt>
      <dd>{roleLabels[user.role]}</dd>
    </dl>
    <div>
      <Button variant="default" leftSection={<EditIcon />} onClick={onEdit}>
        Edit Settings
      </Button>
    </div>
  </Paper>
)

/** A new password needs the old one, and the old one alone changes nothing. */
const passwordProblem = (form: FormData): FieldErrors => {
  const [old, wanted] = [form.get('oldPassword') || null, form.get('password') || null]
  if (wanted !== null && old === null) return { oldPassword: 'Please enter your old password.' }
  return old !== null && wanted === null ? { password: 'Please enter a new password.' } : {}
}

const SettingsForm = ({ user, onClose }: { user: UserAnswer; onClose: () => void }) => {
  const me = useSession()
  const update = useUpdateUser()
  const save = async (form: FormData) => {
    const password = String(form.get('password') ?? '')
    await update.mutateAsync({
      id: user.id,
      username: entered(form, 'username') ?? '',
      email: entered(form, 'email'),
      ...(password !== '' && { oldPassword: String(form.get('oldPassword')), password }),
    })
    toast.success('User updated successfully')
  }
  return (
    <Paper className={styles.card} withBorder>
      <EntryForm
        submit="Save Changes"
        cancel="Cancel Edit"
        onClose={onClose}
        onSubmit={save}
        check={passwordProblem}
        failure="Failed to update user"
      >
        <TextField name="username" label="Username" required autoComplete="username" defaultValue={user.username} />
        <TextField name="email" label="Email" type="email" autoComplete="email" defaultValue={user.email ?? ''} />
        {user.id === me.id && (
          <>
            <PasswordField name="oldPassword" label="Old Password" autoComplete="current-password" />
            <PasswordField
              name="password"
              label="New Password"
              description="Every other place where you are signed in is signed out."
              autoComplete="new-password"
            />
          </>
        )}
      </EntryForm>
    </Paper>
  )
}
