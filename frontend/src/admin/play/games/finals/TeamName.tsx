import type { ColouredTeam } from '../../../../ui/team/team-colours'
import { TeamStripe } from '../../../../ui/team/TeamStripe'
import styles from './TeamName.module.css'

/** A team in the head of its row or column of points. */
export const TeamName = ({ team }: { team: ColouredTeam & { readonly name: string } }) => (
  <span className={styles.team}>
    <TeamStripe team={team} />
    {team.name}
  </span>
)
