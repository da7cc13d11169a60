import { Dialog } from '../../parts/dialogs/Dialog'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { EntryForm } from '../../parts/forms/EntryForm'
import { PasswordField } from '../../parts/forms/fields'
import { useChangeOwnPassword } from '../../parts/session/queries'
import { useSession } from '../../parts/session/SessionGate'

type Props = {
  /** The device that was signed out; null where nothing is asked. */
  ended: string | null
  onClose: () => void
}

/** Somebody else signed in, and so knows the password: another one is chosen at once. */
export const NewPasswordDialog = ({ ended, onClose }: Props) => {
  const { id, username } = useSession()
  const change = useChangeOwnPassword(id)
  const choose = async (form: FormData) => {
    await change.mutateAsync({ oldPassword: String(form.get('oldPassword')), password: String(form.get('password')) })
    toast.success('Password changed. You are signed out everywhere else.')
  }
  return (
    <Dialog opened={ended !== null} onClose={onClose} title="Change your password">
      <EntryForm onClose={onClose} submit="Change password" onSubmit={choose} failure={FAILURES.changePassword}>
        <p>{ended} is signed out. Whoever used it knows your password, so choose another one now.</p>
        <PasswordField name="oldPassword" label="Current password" autoComplete="current-password" required />
        <PasswordField name="password" label="New password" autoComplete="new-password" minLength={10} required />
        <input hidden name="username" autoComplete="username" value={username} readOnly />
      </EntryForm>
    </Dialog>
  )
}
