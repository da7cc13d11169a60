import type { ReactNode } from 'react'
import { ChevronIcon } from '../../ui/icons'
import styles from './Disclosure.module.css'

type Props = {
  title: ReactNode
  /** What it says while it is open, where that is something else. */
  open?: ReactNode
  children: ReactNode
}

/** What few want to see at once: closed, and opened without script. */
export const Disclosure = ({ title, open = title, children }: Props) => (
  <details className={styles.fold}>
    <summary>
      <ChevronIcon size={16} />
      <span className={styles.closed}>{title}</span>
      <span className={styles.open}>{open}</span>
    </summary>
    {children}
  </details>
)
