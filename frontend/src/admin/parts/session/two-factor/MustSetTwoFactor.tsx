import type { UserAnswer } from '../../../../api/schema'
import { Dialog } from '../../dialogs/Dialog'
import { useLeave } from '../use-leave'
import { SetUpTwoFactor } from './SetUpTwoFactor'

const stay = () => undefined

/** An organization that needs two factors lets nobody do anything before they have set one (docs/tenancy.md#two-factors). */
export const MustSetTwoFactor = ({ user }: { user: UserAnswer }) => {
  const leave = useLeave()
  return (
    <Dialog opened onClose={stay} withCloseButton={false} title="Set up two-factor sign-in">
      <p>{user.organization?.name ?? 'Your organization'} needs it of everyone who works for it.</p>
      <SetUpTwoFactor cancel="Sign out" onCancel={() => void leave()} onDone={stay} />
    </Dialog>
  )
}
