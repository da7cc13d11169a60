import { Button, CopyButton, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { QrCode } from '../session/two-factor/QrCode'
import styles from './LinkToSend.module.css'

const share = (title: string, url: string) => {
  // Whoever closes the sheet of their phone shared nothing.
  navigator.share({ title, url }).catch(() => undefined)
}

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
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </CopyButton>
      {'share' in navigator && (
        <Button variant="default" onClick={() => share(title, address)}>
          Share
        </Button>
      )}
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Stack>
)
