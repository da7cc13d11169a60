import { TeamBadge } from '../team/TeamBadge'
import type { BracketLink } from './BracketLink'
import type { ShownTeam } from './shown-bracket'
import styles from './ChampionBanner.module.css'

/** A cup in gold, whatever the ground. */
const TrophyIcon = () => (
  <svg className={styles.trophy} width="28" height="28" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M6 3h8v4.5a4 4 0 0 1-8 0zM6 4.5H3.5c0 2.5 1 3.8 2.9 4M14 4.5h2.5c0 2.5-1 3.8-2.9 4M10 11.5V14M7 17h6c0-1.8-1.2-3-3-3s-3 1.2-3 3z" />
  </svg>
)

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
