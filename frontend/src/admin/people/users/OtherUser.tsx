import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UserAnswer } from '../../../api/schema'
import { EraseForGood } from '../../history/deletion/EraseForGood'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { Part } from '../../parts/page/Part'
import { useRemovePasskeys, useRemoveTwoFactor } from './queries'
import styles from './users.module.css'

/** What owners do for somebody else, beside changing their name and role (docs/tenancy.md#two-factors). */
export const OtherUser = ({ user }: { user: UserAnswer }) => {
  const navigate = useNavigate()
  const leave = () =>
    void navigate(
      user.organization_id === null
        ? adminAddress('organizations', {})
        : adminAddress('staff', { organization: user.organization_id }),
    )
  return (
    <>
      {user.twoFactor && <LostDevice user={user} />}
      {user.passkeys > 0 && <LostPasskeys user={user} />}
      <EraseForGood person={{ kind: 'user', id: user.id, name: user.username }} onErased={leave} />
    </>
  )
}

type RemovableProps = { title: string; verb: string; onRemove: () => void; children: ReactNode }

/** A way to sign in that somebody has, and that can be taken from them. */
const Removable = ({ title, verb, onRemove, children }: RemovableProps) => (
  <Part title={title}>
    <Paper className={styles.card} withBorder>
      <p>{children}</p>
      <div>
        <Button variant="default" onClick={onRemove}>
          {verb}
        </Button>
      </div>
    </Paper>
  </Part>
)

const LostDevice = ({ user: { id, username } }: { user: UserAnswer }) => {
  const run = useCommand()
  const removal = useRemoveTwoFactor()
  const remove = () =>
    void run({
      question: {
        question: `Switch off two-factor sign-in for ${username}?`,
        consequence: 'The password alone lets them in, until they set it up again. Make sure that it is really them who asks.',
        verb: 'Switch off',
        danger: true,
      },
      call: () => removal.mutateAsync(id),
      done: `Two-factor sign-in of ${username} is off`,
      failure: FAILURES.twoFactorOff,
    })
  return (
    <Removable title="Two-factor sign-in" verb="Switch off" onRemove={remove}>
      On. If {username} lost their device and their recovery codes, you can switch it off for them.
    </Removable>
  )
}

const LostPasskeys = ({ user: { id, username, passkeys } }: { user: UserAnswer }) => {
  const run = useCommand()
  const removal = useRemovePasskeys()
  const remove = () =>
    void run({
      question: {
        question: `Remove all passkeys of ${username}?`,
        consequence: 'They sign in with their password, and what is signed in with these passkeys ends.',
        verb: 'Remove',
        danger: true,
      },
      call: () => removal.mutateAsync(id),
      done: `The passkeys of ${username} were removed`,
      failure: FAILURES.passkeyRemoval,
    })
  return (
    <Removable title="Passkeys" verb="Remove" onRemove={remove}>
      {passkeys === 1 ? 'One passkey' : `${passkeys} passkeys`}. If {username} lost a device, you can remove them.
    </Removable>
  )
}
