import type { ReactNode } from 'react'
import styles from './IconWord.module.css'

/** A small picture with its word. */
export const IconWord = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className={styles.pair}>
    {icon}
    <span>{children}</span>
  </span>
)
