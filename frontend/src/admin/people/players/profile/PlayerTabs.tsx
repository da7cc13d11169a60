import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import styles from './profile.module.css'

type Props = { player: number; shown: 'profile' | 'stats' }

/** The two views of a player (docs/admin.md#players). */
export const PlayerTabs = ({ player, shown }: Props) => (
  <nav aria-label="Views of this player" className={styles.tabs}>
    <Link to={adminAddress('player', { player })} aria-current={shown === 'profile' ? 'page' : undefined}>
      Profile
    </Link>
    <Link to={adminAddress('playerStats', { player })} aria-current={shown === 'stats' ? 'page' : undefined}>
      Stats
    </Link>
  </nav>
)
