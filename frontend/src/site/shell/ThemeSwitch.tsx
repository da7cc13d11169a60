import { useSyncExternalStore } from 'react'
import { isTheme } from '@fullcourt/domain/users/theme'
import { createApi, overTheWire } from '../../api/client'
import { chooseTheme, followTheme, shownTheme, themes } from '../../ui/theme'
import { useSite, type PublicSite } from '../site'
import styles from './shell.module.css'

/** Calls of the signed-in person themselves, who belong to no site. */
const own = createApi(overTheWire)

/** Shows a theme at once; a signed-in person finds it on every device. */
const choose = ({ user }: PublicSite, theme: string) => {
  if (!isTheme(theme)) return
  chooseTheme(theme)
  // Where it cannot be kept for the person, it is remembered on this device.
  if (user !== null) void own.put('/api/usersv2/{id}', { theme }, { path: { id: user.id } }).catch(() => undefined)
}

/** Light, dark, or as the device has it. Without script it is not there, and the organization's theme applies. */
export const ThemeSwitch = () => {
  const site = useSite()
  const theme = useSyncExternalStore(followTheme, shownTheme, () => site.theme)
  return (
    <label className={styles.theme}>
      Theme
      <select value={theme} onChange={event => choose(site, event.currentTarget.value)}>
        {themes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
