import { useState } from 'react'
import type { UserAnswer } from '../../../api/schema'
import { needsCode } from '../../../api/second-factor'
import { loginAddress } from '../calls/api'
import { Dialog } from '../dialogs/Dialog'
import { EntryForm } from '../forms/EntryForm'
import { FAILURES } from '../feedback/failures'
import { fieldText, PasswordField, TextField } from '../forms/fields'
import { PasskeySignIn } from './passkeys/PasskeySignIn'
import { useLogin } from './queries'

const signInAsSomebodyElse = () => window.location.assign(loginAddress(window.location))
const focus = (input: HTMLInputElement | null) => input?.focus()
const stay = () => undefined

/** The session ended while the person was at work: signing in again leaves the page, and what was typed in it, as it is. */
export const SignInAgain = ({ user }: { user: UserAnswer }) => {
  const login = useLogin()
  const [asksForCode, setAsksForCode] = useState(false)

  const signIn = async (form: FormData) => {
    try {
      await login.mutateAsync({
        username: user.username,
        password: String(form.get('password')),
        code: fieldText(form, 'code'),
      })
    } catch (problem) {
      if (asksForCode || !needsCode(problem)) throw problem
      setAsksForCode(true)
    }
    return false
  }

  return (
    <Dialog opened onClose={stay} withCloseButton={false} title="Your session has ended">
      <EntryForm onClose={signInAsSomebodyElse} cancel="Someone else" submit="Sign in" onSubmit={signIn} failure={FAILURES.login}>
        <p>Sign in again, {user.username}: what you typed on this page is still there.</p>
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        {asksForCode && (
          <TextField
            name="code"
            label="Code from your authenticator app"
            description="Or one of your recovery codes."
            autoComplete="one-time-code"
            ref={focus}
            required
          />
        )}
        <PasskeySignIn />
        <input hidden name="username" autoComplete="username" value={user.username} readOnly />
      </EntryForm>
    </Dialog>
  )
}
