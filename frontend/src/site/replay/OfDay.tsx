import type { ReactNode } from 'react'
import styles from './OfDay.module.css'

/** What a page shows of a day; that of the day before stays, and looks late, while the next one is on its way. */
export const OfDay = ({ isLate, children }: { isLate: boolean; children: ReactNode }) => (
  <div aria-busy={isLate} className={isLate ? `${styles.day} ${styles.late}` : styles.day}>
    {children}
  </div>
)
