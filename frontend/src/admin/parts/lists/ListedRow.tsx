import type { ReactNode } from 'react'
import styles from './ListedRow.module.css'

type Props = {
  name: ReactNode
  /** One line under the name. */
  about?: ReactNode
  /** Visitors do not see it. */
  hidden?: boolean
  /** Its buttons. */
  children: ReactNode
}

/** A row of a list that is put in order by hand: what it is, and what can be done with it. */
export const ListedRow = ({ name, about, hidden = false, children }: Props) => (
  <div className={styles.row}>
    <div className={styles.text} data-hidden={hidden || undefined}>
      <strong>{name}</strong>
      {about && <span className={styles.about}>{about}</span>}
    </div>
    <div className={styles.buttons}>{children}</div>
  </div>
)
