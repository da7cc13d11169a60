import type { ReactNode } from 'react'
import styles from './Bar.module.css'

/** The bar over every page, with the accent as its edge. `className` is that of the row in it. */
export const Bar = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <header className={styles.bar}>
    <div className={`${styles.row} ${className}`}>{children}</div>
  </header>
)
