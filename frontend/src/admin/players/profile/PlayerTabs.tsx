import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { NavLink } from 'react-router-dom'
import styles from './profile.module.css'

/** The two views of a player. Spec 2 §2. */
export const PlayerTabs = ({ player }: { player: number }) => (
  <nav aria-label="Views of this player" className={styles.tabs}>
    <NavLink to={adminAddress('player', { player })}>Profile</NavLink>
    <NavLink to={adminAddress('playerStats', { player })}>Stats</NavLink>
  </nav>
)
