import { Button, CopyButton, Group, Stack } from '@mantine/core'
import type { ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { dateText } from '../../../ui/format/dates'
import { QrCode } from '../../parts/session/two-factor/QrCode'
import { scorerLinkAddress } from './link-address'
import styles from './scorers.module.css'

const LOST = 'The answer with the link got lost on the way. Make it anew to see it.'

const share = (name: string, url: string) => {
  // Whoever closes the sheet of their phone shared nothing.
  navigator.share({ title: `Scorer link for ${name}`, url }).catch(() => undefined)
}

type Props = { link: ScorerLinkWithSecretAnswer; onClose: () => void }

/** A link that was just made, to be scanned, copied or sent: it is shown this once. */
export const ShownLink = ({ link: { name, games, lastDay, secret }, onClose }: Props) => {
  if (secret === undefined) return <p>{LOST}</p>
  const address = scorerLinkAddress(secret)
  return (
    <Stack>
      <p>
        Whoever opens it may score {games} until the end of {dateText(lastDay)}, and sees nothing else. It is shown only now.
      </p>
      <div className={styles.code}>
        <QrCode text={address} label={`Scorer link for ${name}, to be scanned`} />
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
          <Button variant="default" onClick={() => share(name, address)}>
            Share
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  )
}
