import { useState, type ReactNode } from 'react'
import styles from './Changing.module.css'

type Props = { value: string | number | null; children?: ReactNode }

/** A figure that flashes once when it changes while the page is open, and does not move otherwise. */
export const Changing = ({ value, children }: Props) => {
  const [first] = useState(value)
  const [changed, setChanged] = useState(false)
  if (!changed && value !== first) setChanged(true)
  return (
    <span key={value} className={changed ? styles.changed : undefined}>
      {children ?? value}
    </span>
  )
}
