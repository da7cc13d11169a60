import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  /** The text of the specification, word for word. */
  children: ReactNode
  /** One line of help. */
  hint?: ReactNode
  /** What to do next. */
  action?: ReactNode
}

/** What is shown where there is nothing yet, and what to do about it. */
export const EmptyState = ({ children, hint, action }: Props) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {action}
  </div>
)

/** A text alone as an empty state; one that is given whole, with its hint and action, stays as it is. */
export const emptyStateOf = (empty: ReactNode) => (typeof empty === 'string' ? <EmptyState>{empty}</EmptyState> : empty)
