import type { Theme } from '@fullcourt/domain/pages/render-contract'
import { chooseTheme, themes } from '../../ui/theme'
import { useSite } from '../site'
import styles from './shell.module.css'

/** Light, dark, or as the device has it. Without script it is not there, and the organization's theme applies. */
export const ThemeSwitch = () => {
  const { theme } = useSite()
  return (
    <label className={styles.theme}>
      Theme
      <select defaultValue={theme} onChange={event => chooseTheme(event.currentTarget.value as Theme)}>
        {themes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
