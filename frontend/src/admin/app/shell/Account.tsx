import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import { closeDrawer } from '../../../ui/Drawer'
import { OpenIcon, SignOutIcon } from '../../../ui/icons'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { linkedSiteOf, publicSiteOf } from '../../parts/session/public-site'
import { useLogout } from '../../parts/session/queries'
import { useSession } from '../../parts/session/SessionGate'
import { DensitySelect, ThemeSelect } from './LookSelects'
import { AccountIcon } from './rail-icons'
import styles from './shell.module.css'

const panelId = 'account'

/** The signed-in person: the look of the admin for them, their settings, the public site, and signing out. */
export const Account = ({ onLeave }: { onLeave: () => void }) => {
  const user = useSession()
  const logout = useLogout()
  const run = useCommand()
  const leave = async () => {
    if (await run({ call: () => logout.mutateAsync(), failure: FAILURES.logout }))
      window.location.assign(publicSiteOf(user, window.location.hostname))
  }
  const close = () => {
    closeDrawer(panelId)
    onLeave()
  }
  return (
    <div>
      <a className={styles.entry} href={linkedSiteOf(user, window.location.hostname)} data-tip="Public site">
        <OpenIcon />
        <span className={styles.label}>Public site</span>
      </a>
      <button type="button" className={`${styles.entry} ${styles.person}`} popoverTarget={panelId} data-tip={user.username}>
        <AccountIcon />
        <span className={styles.label}>
          <span className="visuallyHidden">Account of </span>
          {user.username}
        </span>
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <ThemeSelect />
        <DensitySelect />
        <Link className={styles.entry} to={adminAddress('userSettings', {})} onClick={close}>
          <AccountIcon /> Your Account
        </Link>
        <button type="button" className={styles.entry} onClick={() => void leave()}>
          <SignOutIcon /> Logout
        </button>
      </div>
    </div>
  )
}
