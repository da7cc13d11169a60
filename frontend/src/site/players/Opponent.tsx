import type { PlayedGame } from '../../ui/played/played-games'
import { TeamName } from '../parts/TeamName'
import type { Profile } from './profile'
import styles from './PlayerTables.module.css'

type Props = { game: PlayedGame; teams: Profile['teams'] }

/** Against whom a player played and where, the team as it is shown everywhere: `vs`, its badge, its name. */
export const Opponent = ({ game: { atHome, opponent }, teams }: Props) => (
  <span className={styles.opponent}>
    <span className={styles.where}>{atHome ? 'vs' : 'at'}</span>{' '}
    <TeamName team={teams.find(({ id }) => id === opponent.id) ?? opponent} size={20} />
  </span>
)
