import { TeamBadge } from '../../ui/team/TeamBadge'
import { NameWithPicture } from '../parts/NameWithPicture'
import styles from './TableTeam.module.css'
import type { TableRow } from './tables'

/** A team at the head of its row: on a phone by its short name, where the table has short names; for screen readers always in full. */
export const TableTeam = ({ team }: { team: TableRow }) => (
  <NameWithPicture
    to={`/teams/${team.id}`}
    twoLines
    picture={
      <span className={team.shortName ? styles.badge : ''}>
        <TeamBadge team={team} />
      </span>
    }
    name={
      <>
        <span className={styles.short} aria-hidden="true">
          {team.shortName}
        </span>
        <span className={team.shortName ? styles.full : styles.whole}>{team.name}</span>
      </>
    }
  />
)
