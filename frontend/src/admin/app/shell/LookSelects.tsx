import { isTheme } from '@fullcourt/domain/users/theme'
import { useMantineColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { themes } from '../../../ui/theme'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useKeepTheme } from '../../parts/session/queries'
import { useSession } from '../../parts/session/SessionGate'
import { chooseDensity, densities, densityNow, isDensity } from './density'
import styles from './shell.module.css'

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <label className={styles.choice}>
    {label}
    <select value={value} onChange={event => onChoose(event.currentTarget.value)}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

/** The person's own theme, the same wherever they are signed in; the server writes it into every page, so nothing flashes. */
export const ThemeSelect = () => {
  const { id, theme } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const keep = useKeepTheme(id)
  const run = useCommand()
  // Chosen elsewhere since this page was sent.
  useEffect(() => {
    if (theme !== 'auto') setColorScheme(theme)
  }, [theme, setColorScheme])

  const choose = (chosen: string) => {
    if (!isTheme(chosen)) return
    setColorScheme(chosen)
    void run({ call: () => keep.mutateAsync(chosen), failure: FAILURES.updateOwnUser })
  }
  return <Choice label="Theme" value={colorScheme} options={themes} onChoose={choose} />
}

/** How high rows are on this device. */
export const DensitySelect = () => {
  const [density, setDensity] = useState(densityNow)
  const choose = (chosen: string) => {
    if (!isDensity(chosen)) return
    setDensity(chosen)
    chooseDensity(chosen)
  }
  return <Choice label="Rows" value={density} options={densities} onChoose={choose} />
}
