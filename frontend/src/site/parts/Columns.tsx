import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = {
  /** The least width of a column in pixels; below it they are one under the other. */
  least?: 240 | 320
  children: ReactNode
}

/** Parts of a page side by side where there is room for them. */
export const Columns = ({ least = 320, children }: Props) => <div className={styles[`columns${least}`]}>{children}</div>
