import { TeamBadge } from '../team/TeamBadge'
import type { BracketLink } from './BracketLink'
import { TrophyIcon } from './TrophyIcon'
import type { ShownTeam } from './shown-bracket'
import styles from './ChampionBanner.module.css'

/** Who won the bracket. Its place is there before, so that nothing moves when the final is over. */
export const ChampionBanner = ({ team, link: Link }: { team: ShownTeam | null; link: BracketLink }) => (
  <p className={team ? styles.champion : styles.noChampion} data-team={team?.id}>
    {team && <TrophyIcon />}
    <span className={styles.championWord}>Champion</span>
    {team ? (
      <>
        <TeamBadge team={team} size={32} />
        {team.to ? <Link to={team.to}>{team.name}</Link> : <strong>{team.name}</strong>}
      </>
    ) : (
      'To be decided'
    )}
  </p>
)
