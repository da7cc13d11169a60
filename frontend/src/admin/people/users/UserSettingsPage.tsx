import { Button, Paper } from '@mantine/core'
import { useRef, useState, type Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UserAnswer } from '../../../api/schema'
import { none } from '../../../ui/format/figures'
import { EditIcon } from '../../../ui/icons'
import { optionalText, requiredText, secret, type ValuesOf } from '../../parts/editing/record-fields'
import { FAILURES } from '../../parts/feedback/failures'
import { PasswordField, TextField } from '../../parts/forms/fields'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { QueryState } from '../../parts/feedback/QueryState'
import { RecordForm, type RecordEdit } from '../../parts/forms/RecordForm'
import { toast } from '../../parts/feedback/toast'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { PasskeySettings } from './PasskeySettings'
import { OtherUser } from './OtherUser'
import { OwnSessions } from './OwnSessions'
import { userQuery, useUpdateUser, useUser } from './queries'
import { roleLabels } from './roles'
import { TwoFactor } from './TwoFactor'
import styles from './users.module.css'

/** One's own name, e-mail and password; those of another user by `?userId=` (docs/admin.md#users). */
export const UserSettingsPage = () => {
  const [search] = useSearchParams()
  const me = useSession()
  const named = Number(search.get('userId'))
  const user = useUser(Number.isInteger(named) && named > 0 ? named : me.id)
  const [editing, setEditing] = useState<UserAnswer | null>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(null)
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <Page title="User Settings">
      <QueryState of={user} missing={FAILURES.fetchOwnUser} failure={FAILURES.fetchOwnUser}>
        {found =>
          editing ? (
            <SettingsForm user={editing} onClose={close} />
          ) : (
            <>
              <Settings user={found} edit={edit} onEdit={() => setEditing(found)} />
              {found.id !== me.id && <OtherUser user={found} />}
              {found.id === me.id && (
                <>
                  <TwoFactor user={found} />
                  <PasskeySettings />
                  <OwnSessions />
                </>
              )}
            </>
          )
        }
      </QueryState>
    </Page>
  )
}

type SettingsProps = { user: UserAnswer; edit: Ref<HTMLButtonElement>; onEdit: () => void }

const Settings = ({ user, edit, onEdit }: SettingsProps) => (
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
      <Button ref={edit} variant="default" leftSection={<EditIcon />} onClick={onEdit}>
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

const fields = {
  username: requiredText('Username'),
  email: optionalText('Email'),
  oldPassword: secret('Old Password'),
  password: secret('New Password'),
}

type Values = ValuesOf<typeof fields>

const storedUser = ({ username, email, revision = 0 }: UserAnswer) => ({
  value: { username, email, oldPassword: '', password: '' },
  revision,
})

const SettingsForm = ({ user, onClose }: { user: UserAnswer; onClose: () => void }) => {
  const me = useSession()
  const update = useUpdateUser()
  const edit: RecordEdit<Values> = {
    fields,
    stored: storedUser(user),
    send: async (changes, revision) => {
      await update.mutateAsync({ id: user.id, changes, revision })
      toast.success('User updated successfully')
    },
    fresh: async ask => storedUser(await ask(userQuery(user.id))),
  }
  return (
    <Paper className={styles.card} withBorder>
      <RecordForm
        takesFocus
        submit="Save Changes"
        cancel="Cancel Edit"
        onClose={onClose}
        edit={edit}
        check={passwordProblem}
        failure={FAILURES.updateOwnUser}
      >
        <TextField name="username" label={fields.username.label} required autoComplete="username" defaultValue={user.username} />
        <TextField name="email" label={fields.email.label} type="email" autoComplete="email" defaultValue={user.email ?? ''} />
        {user.id === me.id && (
          <>
            <PasswordField name="oldPassword" label={fields.oldPassword.label} autoComplete="current-password" />
            <PasswordField
              name="password"
              label={fields.password.label}
              description="You will be signed out everywhere else."
              autoComplete="new-password"
            />
          </>
        )}
      </RecordForm>
    </Paper>
  )
}
