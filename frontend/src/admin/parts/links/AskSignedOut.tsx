import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { Notice } from '../page/Notice'
import styles from './AskSignedOut.module.css'

/** A page of the admin beyond this one, which is left for good. */
const DASHBOARD = adminAddress('dashboard', {})

type Props = {
  username: string
  /** `this scorer link`, as it is asked about. */
  link: string
  onOpen: () => void
}

/** Asks whoever is signed in on the device whether that may end, since what a link opens takes its place. */
export const AskSignedOut = ({ username, link, onOpen }: Props) => (
  <Notice
    title={`Open ${link}?`}
    action={
      <div className={styles.choices}>
        <Button size="lg" onClick={onOpen}>
          Sign out and open it
        </Button>
        <a href={DASHBOARD}>Stay signed in</a>
      </div>
    }
  >
    You are signed in as {username}. What it opens takes the place of that on this device.
  </Notice>
)
