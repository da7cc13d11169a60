import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { canVibrate, setVibrates, vibrates } from './haptics'

/** Whether each tap is felt; offered where the device can do it. */
export const VibrationChoice = () => {
  const [is, setIs] = useState(vibrates)
  if (!canVibrate()) return null
  return (
    <Checkbox
      label="Vibrate at each tap"
      checked={is}
      onChange={({ currentTarget: { checked } }) => {
        setVibrates(checked)
        setIs(checked)
      }}
    />
  )
}
