import { adminPageNameAt } from '@fullcourt/domain/pages/admin-pages'
import { Link, useLocation } from 'react-router-dom'
import { MenuIcon } from '../../../ui/icons'
import { useSession } from '../../parts/session/SessionGate'
import { currentMark } from './current-mark'
import { phoneBarOf } from './navigation'
import { PageIcon } from './rail-icons'
import styles from './PhoneBar.module.css'

/** On a phone, under the thumb: the pages that the person comes for, and the way to all others. Courtside the whole screen is for taps. */
export const PhoneBar = ({ drawer }: { drawer: string }) => {
  const { pathname } = useLocation()
  const user = useSession()
  if (adminPageNameAt(pathname) === 'courtside') return null
  return (
    <nav className={styles.bar} data-phone-bar aria-label="Often used">
      {phoneBarOf(user).map(entry => (
        <Link key={entry.page} className={styles.entry} to={entry.to} aria-current={currentMark(entry, pathname)}>
          <PageIcon page={entry.page} />
          <span>{entry.label}</span>
        </Link>
      ))}
      <button type="button" className={styles.entry} popoverTarget={drawer}>
        <MenuIcon />
        <span>More</span>
      </button>
    </nav>
  )
}
