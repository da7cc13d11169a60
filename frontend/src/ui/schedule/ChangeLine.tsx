import type { ReactNode } from 'react'
import styles from './ChangeLine.module.css'

type Props = {
  /** `Moved` */
  what: string
  /** Which game, as a link where it is there. */
  game: ReactNode
  /** Where it was; null where that says nothing. */
  was: string | null
  /** Where it is; null where it is gone. */
  is: string | null
  /** When it was changed. */
  when?: ReactNode
}

/** A change of a schedule: what it is, of which game, and from where to where. */
export const ChangeLine = ({ what, game, was, is, when }: Props) => (
  <li className={styles.change}>
    <p className={styles.head}>
      <strong>{what}</strong> {game}
      {when}
    </p>
    <p className={styles.places}>
      {was !== null && (
        <s>
          <span className="visuallyHidden">was </span>
          {was}
        </s>
      )}
      {is !== null && (
        <span>
          {was !== null && (
            <>
              <span aria-hidden="true">→ </span>
              <span className="visuallyHidden">now </span>
            </>
          )}
          {is}
        </span>
      )}
    </p>
  </li>
)
