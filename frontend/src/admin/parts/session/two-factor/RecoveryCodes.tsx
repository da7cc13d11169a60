import { Button, CopyButton, Group, Stack } from '@mantine/core'
import styles from './two-factor.module.css'

const SHOWN =
  'Two-factor sign-in is on. If you lose your device, each of these codes lets you in once. Keep them where only you can read them: they are shown only now.'
const LOST =
  'Two-factor sign-in is on, but the answer with your recovery codes got lost on the way. Set it up once more to get new ones.'

type Props = { codes: readonly string[]; onClose: () => void }

/** The codes that stand in for the app, shown this once. */
export const RecoveryCodes = ({ codes, onClose }: Props) => (
  <Stack>
    <p>{codes.length === 0 ? LOST : SHOWN}</p>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map(code => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Group justify="flex-end">
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onClose}>I have kept them</Button>
    </Group>
  </Stack>
)
