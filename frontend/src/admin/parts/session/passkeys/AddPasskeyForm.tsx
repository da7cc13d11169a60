import { FAILURES } from '../../feedback/failures'
import { EntryForm } from '../../forms/EntryForm'
import { fieldText, PasswordField, TextField } from '../../forms/fields'
import { useAddPasskey } from './queries'

type Props = {
  cancel: string
  onCancel: () => void
  /** It was added. */
  onDone: () => void
}

/** Makes a passkey on this device, under a name by which the person knows it (docs/tenancy.md#passkeys). */
export const AddPasskeyForm = ({ cancel, onCancel, onDone }: Props) => {
  const add = useAddPasskey()
  const send = async (form: FormData) => {
    await add.mutateAsync({ name: fieldText(form, 'name') ?? '', password: String(form.get('password')) })
    onDone()
  }
  return (
    <EntryForm onClose={onCancel} cancel={cancel} submit="Add passkey" onSubmit={send} failure={FAILURES.passkey}>
      <p>This device will ask for your finger, your face or its PIN, now and each time you sign in.</p>
      <TextField
        name="name"
        label="What to call it"
        description="Such as: my phone."
        maxLength={60}
        autoComplete="off"
        required
      />
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </EntryForm>
  )
}
