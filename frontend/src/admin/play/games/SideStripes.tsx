import type { GameAnswer } from '../../../api/schema'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import styles from './SideStripes.module.css'

/** The colours of both teams before a matchup, the away team's first. */
export const SideStripes = ({ game }: { game: Pick<GameAnswer, 'away_team' | 'home_team'> }) => (
  <span className={styles.stripes}>
    <TeamStripe team={game.away_team} />
    <TeamStripe team={game.home_team} />
  </span>
)
