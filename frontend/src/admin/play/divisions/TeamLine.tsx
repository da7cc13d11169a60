import type { StandingsTeamAnswer } from '../../../api/schema'
import { whole } from '../../../ui/format/figures'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import { CappedText } from '../../parts/lists/CappedText'
import styles from './divisions.module.css'

type Props = {
  team: StandingsTeamAnswer
  /** Its rank or seed. */
  place: number
  /** Whether its league is named. */
  withLeague?: boolean
}

/** A team with its place and record: `1 Hawks 7–1`. */
export const TeamLine = ({ team, place, withLeague = false }: Props) => (
  <div className={styles.team}>
    <span className={styles.place}>{whole(place)}</span>
    <TeamBadge team={team} />
    <span className={styles.name}>
      {team.name}
      {withLeague && (
        <span className={styles.league}>
          <CappedText>{team.leagueName}</CappedText>
        </span>
      )}
    </span>
    <span className={styles.record}>
      <span className="visuallyHidden">Wins and losses </span>
      {whole(team.wins)}–{whole(team.losses)}
    </span>
  </div>
)
