import { TeamBadge } from '../team/TeamBadge'
import type { BracketLink } from './BracketLink'
import { TrophyIcon } from './TrophyIcon'
import type { ShownTeam } from './shown-bracket'
import styles from './Bracket.module.css'

/** Who won the bracket. */
export const ChampionBanner = ({ team, link: Link }: { team: ShownTeam; link: BracketLink }) => (
  <p className={styles.champion} data-team={team.id}>
    <TrophyIcon />
    <span className={styles.championWord}>Champion</span>
    <TeamBadge team={team} size={32} />
    {team.to ? <Link to={team.to}>{team.name}</Link> : <strong>{team.name}</strong>}
  </p>
)
