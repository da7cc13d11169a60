import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import type { UserAnswer } from '../../../api/schema'
import { Dialog } from '../../parts/dialogs/Dialog'
import { FAILURES } from '../../parts/feedback/failures'
import { loadLater } from '../../parts/feedback/load-later'
import { toast } from '../../parts/feedback/toast'
import { EntryForm } from '../../parts/forms/EntryForm'
import { PasswordField } from '../../parts/forms/fields'
import { Part } from '../../parts/page/Part'
import { useRemoveOwnTwoFactor } from '../../parts/session/two-factor/queries'
import styles from './users.module.css'

const SetUpTwoFactor = loadLater(() =>
  import('../../parts/session/two-factor/SetUpTwoFactor').then(chunk => chunk.SetUpTwoFactor),
)

/** Switching one's own two-factor sign-in on and off (docs/tenancy.md#two-factors). */
export const TwoFactor = ({ user }: { user: UserAnswer }) => {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <Part title="Two-factor sign-in">
      <Paper className={styles.card} withBorder>
        <p>
          {user.twoFactor
            ? 'On: signing in takes a code from your authenticator app beside your password.'
            : 'Off. A code from an app on your phone beside your password keeps out whoever learned it.'}
        </p>
        <div>
          <Button variant="default" onClick={() => setOpened(true)}>
            {user.twoFactor ? 'Switch off' : 'Set up'}
          </Button>
        </div>
      </Paper>
      <Dialog
        opened={opened}
        onClose={close}
        title={user.twoFactor ? 'Switch off two-factor sign-in' : 'Set up two-factor sign-in'}
      >
        {user.twoFactor ? <SwitchOff onClose={close} /> : <SetUpTwoFactor cancel="Cancel" onCancel={close} onDone={close} />}
      </Dialog>
    </Part>
  )
}

const SwitchOff = ({ onClose }: { onClose: () => void }) => {
  const remove = useRemoveOwnTwoFactor()
  const send = async (form: FormData) => {
    await remove.mutateAsync(String(form.get('password')))
    toast.success('Two-factor sign-in is off')
  }
  return (
    <EntryForm onClose={onClose} submit="Switch off" onSubmit={send} failure={FAILURES.twoFactorOff}>
      <p>Your password alone will be enough to sign in. Your recovery codes stop working.</p>
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </EntryForm>
  )
}
