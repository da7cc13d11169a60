import type { UserAnswer } from '../../../api/schema'
import { Dialog } from '../dialogs/Dialog'
import { EntryForm } from '../forms/EntryForm'
import { FAILURES } from '../feedback/failures'
import { PasswordField } from '../forms/fields'
import { useChangeOwnPassword } from './queries'
import { useLeave } from './use-leave'

const stay = () => undefined

/** A person who signed in with a password that somebody else made chooses their own before anything else. */
export const ChooseOwnPassword = ({ user }: { user: UserAnswer }) => {
  const change = useChangeOwnPassword(user.id)
  const leave = useLeave()

  const choose = async (form: FormData) => {
    await change.mutateAsync({
      oldPassword: String(form.get('oldPassword')),
      password: String(form.get('password')),
    })
    return false
  }

  return (
    <Dialog opened onClose={stay} withCloseButton={false} title="Choose your own password">
      <EntryForm
        onClose={() => void leave()}
        cancel="Sign out"
        submit="Change password"
        onSubmit={choose}
        failure={FAILURES.changePassword}
      >
        <p>Someone else created your password, {user.username}. Please choose a new one that only you know.</p>
        <PasswordField name="oldPassword" label="Current password" autoComplete="current-password" required />
        <PasswordField name="password" label="New password" autoComplete="new-password" minLength={10} required />
        <input hidden name="username" autoComplete="username" value={user.username} readOnly />
      </EntryForm>
    </Dialog>
  )
}
