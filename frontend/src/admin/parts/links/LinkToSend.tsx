import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { QrCode } from '../session/two-factor/QrCode'
import { SendButtons } from './SendButtons'
import styles from './LinkToSend.module.css'

type Props = {
  address: string
  /** What it is: `Scorer link for Ana`. */
  title: string
  /** What whoever opens it may do, and until when. */
  children: ReactNode
  onClose: () => void
}

/** A link that was just made, to be scanned, copied or sent: it is shown this once. */
export const LinkToSend = ({ address, title, children, onClose }: Props) => (
  <Stack>
    <p>{children} It is shown only now.</p>
    <div className={styles.code}>
      <QrCode text={address} label={`${title}, to be scanned`} />
    </div>
    <p className={styles.address}>{address}</p>
    <Group justify="flex-end">
      <SendButtons address={address} title={title} />
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Stack>
)
