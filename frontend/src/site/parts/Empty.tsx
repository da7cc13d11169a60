import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type Props = {
  /** The text of the specification, word for word. */
  children: ReactNode
  /** When something will be here, or where to look meanwhile. */
  hint?: ReactNode
}

/** What an empty list says. */
export const Empty = ({ children, hint }: Props) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
  </div>
)
