import type { Theme } from '@fullcourt/domain/pages/render-contract'
import { useMantineColorScheme } from '@mantine/core'
import { NavLink } from 'react-router-dom'
import { CloseButton, closeDrawer, Drawer } from '../../ui/Drawer'
import { OpenIcon, SignOutIcon } from '../../ui/icons'
import { themes } from '../../ui/theme'
import { useCommand } from '../parts/use-command'
import { publicSiteOf } from '../session/public-site'
import { useLogout } from '../session/queries'
import { useSession } from '../session/SessionGate'
import { chooseDensity, densities, densityNow, isDensity } from './density'
import { navigationFor, settingsFor, type NavigationEntry } from './navigation'
import styles from './shell.module.css'

export const railId = 'rail'

const Choice = <Value extends string>(props: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: string) => void
}) => (
  <label className={styles.choice}>
    {props.label}
    <select defaultValue={props.value} onChange={event => props.onChoose(event.currentTarget.value)}>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

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
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const site = publicSiteOf(user, window.location.hostname)
  const run = useCommand()
  const leave = async () => {
    if (await run({ call: () => logout.mutateAsync(), failure: 'Signing out failed.' })) window.location.assign(site)
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
          <Choice label="Theme" value={colorScheme} options={themes} onChoose={value => setColorScheme(value as Theme)} />
          <Choice
            label="Rows"
            value={densityNow()}
            options={densities}
            onChoose={value => isDensity(value) && chooseDensity(value)}
          />
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
