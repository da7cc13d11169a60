import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ChevronIcon } from '../../../ui/icons'
import styles from './Page.module.css'

export type Crumb = { readonly label: string; readonly to: string }

type Props = {
  title: string
  /** The breadcrumbs, without the page itself. */
  breadcrumbs?: readonly Crumb[]
  /** What it covers and how fresh it is; null while that is not known, where its line is kept. */
  about?: ReactNode
  /** The title is there for screen readers alone: the page needs all the room of a phone. */
  isTitleHidden?: boolean
  /** The one main action. */
  action?: ReactNode
  children: ReactNode
}

/** How every page of the admin begins: the breadcrumbs, the title, its one main action; then the work. */
export const Page = ({ title, breadcrumbs = [], about, isTitleHidden = false, action, children }: Props) => {
  useEffect(() => {
    document.title = `${title} | Fullcourt`
  }, [title])
  return (
    <div className={styles.page}>
      {breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumb">
          <ol className={styles.breadcrumbs}>
            {breadcrumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <ChevronIcon size={14} />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={isTitleHidden ? 'visuallyHidden' : styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {(about === null || about) && <p className={styles.about}>{about ?? '\u00a0'}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
