import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

/** Stays at the lower edge of the screen: what the figures come to, and the button that saves them. */
export const SaveBar = ({ strip, children }: { strip: ReactNode; children: ReactNode }) => (
  <div className={styles.bar}>
    {strip}
    <div className={styles.actions}>{children}</div>
  </div>
)
