import { Button } from '@mantine/core'
import { useState } from 'react'
import { knowsPasskeys } from '../../../../api/passkeys'
import type { UserAnswer } from '../../../../api/schema'
import { Dialog } from '../../dialogs/Dialog'
import { useLeave } from '../use-leave'
import { AddPasskeyForm } from '../passkeys/AddPasskeyForm'
import { PasskeySignIn } from '../passkeys/PasskeySignIn'
import { useTwoFactorChanged } from './queries'
import { SetUpTwoFactor } from './SetUpTwoFactor'
import styles from './two-factor.module.css'

const stay = () => undefined

/** An organization that needs two factors lets nobody do anything before they have set one (docs/tenancy.md#two-factors). */
export const MustSetTwoFactor = ({ user }: { user: UserAnswer }) => {
  const leave = useLeave()
  const changed = useTwoFactorChanged()
  const [way, setWay] = useState<'app' | 'passkey'>('app')
  return (
    <Dialog opened onClose={stay} withCloseButton={false} title="Set up two-factor sign-in">
      <p>{user.organization?.name ?? 'Your organization'} needs it of everyone who works for it.</p>
      {way === 'app' ? (
        <SetUpTwoFactor cancel="Sign out" onCancel={() => void leave()} onDone={stay} />
      ) : (
        <AddPasskeyForm cancel="Sign out" onCancel={() => void leave()} onDone={changed} />
      )}
      {knowsPasskeys() && (
        <div className={styles.otherWays}>
          {user.passkeys > 0 && <PasskeySignIn />}
          <Button variant="default" onClick={() => setWay(way === 'app' ? 'passkey' : 'app')}>
            {way === 'app' ? 'Add a passkey instead' : 'Use an authenticator app instead'}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
