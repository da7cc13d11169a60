import { difference } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import type { GameLine } from '../games/game-line'
import { Empty } from '../parts/Empty'
import { TeamName } from '../parts/TeamName'
import { SiteLink } from '../SiteLink'
import { recordsAgainst } from './meetings'
import styles from './Meetings.module.css'

/** How a team did against each of the others. */
export const Meetings = ({ games, team }: { games: readonly GameLine[]; team: number }) => {
  const records = recordsAgainst(games, team)
  if (records.length === 0) return <Empty>No results yet.</Empty>
  return (
    <ul className={styles.meetings}>
      {records.map(({ opponent, last, ...record }) => (
        <li key={opponent.id}>
          <TeamName team={opponent} to={`/teams/${opponent.id}`} twoLines />
          <span className={styles.difference}>{difference(record.difference)}</span>
          <SiteLink to={`/games/${last}`} className={styles.record} aria-label={`${recordText(record)}: the last game`}>
            {recordText(record)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
