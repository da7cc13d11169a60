import { NavLink } from 'react-router-dom'
import { CloseButton, closeDrawer, Drawer } from '../../../ui/Drawer'
import { OpenIcon, SignOutIcon } from '../../../ui/icons'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { publicSiteOf } from '../../parts/session/public-site'
import { useLogout } from '../../parts/session/queries'
import { useSession } from '../../parts/session/SessionGate'
import { DensitySelect, ThemeSelect } from './LookSelects'
import { navigationFor, settingsFor, type NavigationEntry } from './navigation'
import styles from './shell.module.css'

export const railId = 'rail'

const Entries = ({ entries }: { entries: readonly NavigationEntry[] }) =>
  entries.map(({ label, to }) => (
    <li key={to}>
      <NavLink className={styles.entry} to={to} onClick={() => closeDrawer(railId)}>
        {label}
      </NavLink>
    </li>
  ))

/** The links of the admin, the settings of its look, and signing out. */
export const Rail = () => {
  const user = useSession()
  const logout = useLogout()
  const site = publicSiteOf(user, window.location.hostname)
  const run = useCommand()
  const leave = async () => {
    if (await run({ call: () => logout.mutateAsync(), failure: FAILURES.logout })) window.location.assign(site)
  }

  return (
    <Drawer id={railId} side="left" className={styles.rail}>
      <div className={styles.railInner}>
        <CloseButton drawer={railId} className={styles.close} />
        <ul>
          <Entries entries={navigationFor(user)} />
          <li>
            <details className={styles.group} open>
              <summary className={styles.entry}>Settings</summary>
              <ul>
                <Entries entries={settingsFor(user)} />
              </ul>
            </details>
          </li>
        </ul>
        <div className={styles.foot}>
          <ThemeSelect />
          <DensitySelect />
          <a className={styles.entry} href={site}>
            <OpenIcon /> Public site
          </a>
          <button type="button" className={styles.entry} onClick={() => void leave()}>
            <SignOutIcon /> Logout
          </button>
          <p className={styles.user}>Signed in as {user.username}</p>
        </div>
      </div>
    </Drawer>
  )
}
