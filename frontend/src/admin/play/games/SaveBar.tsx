import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

/** What the figures come to, and the button that saves them; while figures are edited it stays at the lower edge of the screen. */
export const SaveBar = ({ strip, stays, children }: { strip: ReactNode; stays: boolean; children: ReactNode }) => (
  <div className={stays ? styles.staying : styles.bar}>
    {strip}
    <div className={styles.actions}>{children}</div>
  </div>
)
