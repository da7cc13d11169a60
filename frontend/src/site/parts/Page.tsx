import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = {
  title: ReactNode
  /** What it covers and how fresh it is: `Monday league · after 6 of 8 weeks`. */
  about?: ReactNode
  /** A picture, before the title. */
  picture?: ReactNode
  /** What can be done with the page, at the end of its first line: `TakeAway`. */
  actions?: ReactNode
  /** Tables may use more width than text. */
  wide?: boolean
  children: ReactNode
}

/** How every public page begins: what it is, and how fresh. The heading takes the focus after a step inside the site. */
export const Page = ({ title, about, picture, actions, wide = false, children }: Props) => (
  <div className={wide ? styles.wide : styles.page}>
    <div className={styles.head}>
      {picture}
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {actions}
    </div>
    {children}
  </div>
)
