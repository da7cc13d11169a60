import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { SendButtons } from '../../parts/links/SendButtons'
import { linkedSiteOf } from '../../parts/session/public-site'
import { QrCode } from '../../parts/session/two-factor/QrCode'
import type { Made } from '../../settings/set-up/draft'
import styles from './set-up.module.css'

type Props = { organization: NonNullable<Made['organization']>; season: number; onAnother?: (() => void) | undefined }

/** What a set-up ends on: the public page, to be opened, scanned, copied and shared, and what comes next. */
export const MadeLeague = ({ organization, season, onAnother }: Props) => {
  const site = linkedSiteOf({ organization: { ...organization, feature_flags: {} } }, window.location.hostname)
  const address = new URL(site, window.location.href).href
  return (
    <div className={styles.made}>
      <div className={styles.code}>
        <QrCode text={address} label={`The public page of ${organization.name}, to be scanned`} />
      </div>
      <div className={styles.page}>
        <a className={styles.address} href={address}>
          {address.replace(/^https?:\/\//, '')}
        </a>
        <Group gap="xs">
          <Button component="a" href={address}>
            Open the public page
          </Button>
          <SendButtons address={address} title={organization.name} />
        </Group>
        <p className={styles.next}>
          Next: <Link to={adminAddress('season', { season })}>the games of the season</Link>,{' '}
          <Link to={adminAddress('staff', { organization: organization.id })}>who helps you</Link>. What was made is in the{' '}
          <Link to={adminAddress('history', {})}>history</Link>, and can be undone there.
        </p>
        {onAnother && (
          <Button variant="subtle" className={styles.another} onClick={onAnother}>
            Set up another league
          </Button>
        )}
      </div>
    </div>
  )
}
