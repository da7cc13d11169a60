import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../../parts/session/SessionGate'
import { currentMark } from './current-mark'
import { pagesBeside } from './navigation'
import styles from './PagesBeside.module.css'

/** The pages of the website or of the settings, beside the one that is open; on a phone a row to be moved sideways. */
export const PagesBeside = () => {
  const location = useLocation()
  const part = pagesBeside(useSession(), location)
  if (!part) return null
  return (
    <nav className={styles.pages} aria-label={part.label}>
      <p className={styles.name} aria-hidden="true">
        {part.label}
      </p>
      <ul>
        {part.pages.map(entry => (
          <li key={entry.page}>
            <Link
              className={styles.entry}
              to={entry.to}
              aria-current={currentMark({ ...entry, pages: [entry] }, location.pathname)}
              ref={link => {
                if (link?.ariaCurrent === 'page') link.scrollIntoView?.({ block: 'nearest', inline: 'center' })
              }}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
