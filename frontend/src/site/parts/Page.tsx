import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = {
  title: ReactNode
  /** What it covers and how fresh it is: `Monday league · after 6 of 8 weeks`; without the season where that has a menu. */
  about?: ReactNode
  /** A picture, before the title. */
  picture?: ReactNode
  /** What can be done with the page, at the end of its first line: `TakeAway`. */
  actions?: ReactNode
  /** The menu of seasons, before what the page covers: `SeasonMenu`. */
  season?: ReactNode
  /** Tables may use more width than text. */
  wide?: boolean
  children: ReactNode
}

/** How every public page begins: what it is, and how fresh. The heading takes the focus after a step inside the site. */
export const Page = ({ title, about, picture, actions, season, wide = false, children }: Props) => (
  <div className={wide ? styles.wide : styles.page}>
    <div className={styles.head}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 tabIndex={-1}>{title}</h1>
      {actions && <div className={styles.actions}>{actions}</div>}
      {(season ?? about) && (
        <div className={styles.about}>
          {season}
          {about && <p>{about}</p>}
        </div>
      )}
    </div>
    {children}
  </div>
)
