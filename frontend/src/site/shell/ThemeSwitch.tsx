import { useSyncExternalStore } from 'react'
import { isTheme, type Theme } from '@fullcourt/domain/users/theme'
import { overTheWire } from '../../api/read-api'
import { chooseTheme, followTheme, shownTheme, themes } from '../../ui/theme'
import { useSite, type PublicSite } from '../site'
import styles from './shell.module.css'

/** A call of the signed-in person themselves, who belong to no site; visitors do not load what it takes. */
const keepFor = async (id: number, theme: Theme) =>
  (await import('../../api/client')).createApi(overTheWire).put('/api/usersv2/{id}', { theme }, { path: { id } })

/** Shows a theme at once; a signed-in person finds it on every device. */
const choose = ({ user }: PublicSite, theme: string) => {
  if (!isTheme(theme)) return
  chooseTheme(theme)
  // Where it cannot be kept for the person, it is remembered on this device.
  if (user !== null) keepFor(user.id, theme).catch(() => undefined)
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
