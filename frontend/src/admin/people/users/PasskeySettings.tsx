import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { knowsPasskeys } from '../../../api/passkeys'
import type { PasskeyAnswer } from '../../../api/schema'
import { ago } from '../../../ui/format/moments'
import { useNow } from '../../parts/page/use-now'
import { Dialog } from '../../parts/dialogs/Dialog'
import { FAILURES } from '../../parts/feedback/failures'
import { QueryState } from '../../parts/feedback/QueryState'
import { toast } from '../../parts/feedback/toast'
import { EntryForm } from '../../parts/forms/EntryForm'
import { PasswordField } from '../../parts/forms/fields'
import { ListedRow } from '../../parts/lists/ListedRow'
import { Part } from '../../parts/page/Part'
import { AddPasskeyForm } from '../../parts/session/passkeys/AddPasskeyForm'
import { usePasskeys, useRemovePasskey } from '../../parts/session/passkeys/queries'
import { RowButton } from '../../parts/tables/RowButton'
import styles from './users.module.css'

const ABOUT = 'A passkey signs you in with your finger, your face or the PIN of your device, in the place of password and code.'
const UNKNOWN_HERE = 'This browser cannot add one here: passkeys need https, and a site with a name.'

const aboutOf = ({ host, addedAt, usedAt }: PasskeyAnswer, now: string) => {
  const used = usedAt === null ? 'not used yet' : `used ${ago(usedAt, now)}`
  return [host !== window.location.hostname && `for ${host}`, `added ${ago(addedAt, now)}`, used].filter(Boolean).join(' · ')
}

/** One's own passkeys: adding and removing them (docs/tenancy.md#passkeys). */
export const PasskeySettings = () => {
  const passkeys = usePasskeys()
  const now = useNow()
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<PasskeyAnswer | null>(null)
  const close = () => setAdding(false)
  const added = () => {
    close()
    toast.success('The passkey was added')
  }
  return (
    <Part title="Passkeys">
      <Paper className={styles.card} withBorder>
        <p>{ABOUT}</p>
        <QueryState of={passkeys} failure={FAILURES.passkeys}>
          {found =>
            found.length > 0 && (
              <div>
                {found.map(passkey => (
                  <ListedRow key={passkey.id} name={passkey.name} about={aboutOf(passkey, now)}>
                    <RowButton verb="Remove" about={passkey.name} danger onClick={() => setRemoved(passkey)} />
                  </ListedRow>
                ))}
              </div>
            )
          }
        </QueryState>
        {knowsPasskeys() ? (
          <div>
            <Button variant="default" onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          </div>
        ) : (
          <p>{UNKNOWN_HERE}</p>
        )}
      </Paper>
      <Dialog opened={adding} onClose={close} title="Add a passkey">
        <AddPasskeyForm cancel="Cancel" onCancel={close} onDone={added} />
      </Dialog>
      <Dialog opened={removed !== null} onClose={() => setRemoved(null)} title="Remove the passkey">
        {removed && <Remove passkey={removed} onClose={() => setRemoved(null)} />}
      </Dialog>
    </Part>
  )
}

const Remove = ({ passkey: { id, name }, onClose }: { passkey: PasskeyAnswer; onClose: () => void }) => {
  const remove = useRemovePasskey()
  const send = async (form: FormData) => {
    await remove.mutateAsync({ id, password: String(form.get('password')) })
    toast.success(`${name} was removed`)
  }
  return (
    <EntryForm onClose={onClose} submit="Remove" onSubmit={send} failure={FAILURES.passkeyRemoval}>
      <p>{name} will not sign you in any more, and what is signed in with it elsewhere ends.</p>
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </EntryForm>
  )
}
