import { Button } from '@mantine/core'
import { useState } from 'react'
import type { NewDeviceAnswer } from '../../../api/schema'
import { ago } from '../../../ui/format/moments'
import { useNow } from '../../parts/page/use-now'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useOwnDevice, useEndDevice } from './device-queries'
import { NewPasswordDialog } from './NewPasswordDialog'
import styles from './NewDevices.module.css'

type Props = { devices: readonly NewDeviceAnswer[] }

/** Sign-ins with devices that are new, one after another, each to be called one's own or not (docs/tenancy.md#new-devices). */
export const NewDevices = ({ devices }: Props) => {
  const run = useCommand()
  const now = useNow()
  const own = useOwnDevice()
  const end = useEndDevice()
  const [ended, setEnded] = useState<string | null>(null)
  const endIt = ({ id, device }: NewDeviceAnswer) =>
    run({ call: () => end.mutateAsync(id).then(() => setEnded(device)), failure: FAILURES.endSession })
  const [newest, ...others] = devices
  return (
    <>
      {newest && (
        <section className={styles.notice} aria-label="New sign-in">
          <p>
            <strong>{newest.device}</strong> signed in as you {ago(newest.signedInAt, now)}, for the first time.
            {others.length > 0 && ` ${others.length} more after this one.`}
          </p>
          <div className={styles.answers}>
            <Button
              variant="default"
              size="xs"
              onClick={() => void run({ call: () => own.mutateAsync(newest.id), failure: FAILURES.endSession })}
            >
              This was me
            </Button>
            <Button color="red" size="xs" onClick={() => void endIt(newest)}>
              This was not me
            </Button>
          </div>
        </section>
      )}
      <NewPasswordDialog ended={ended} onClose={() => setEnded(null)} />
    </>
  )
}
