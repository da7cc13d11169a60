import { Disclosure } from '../parts/Disclosure'
import { TeamName } from '../parts/TeamName'
import type { Stay } from './profile'
import styles from './TeamHistory.module.css'

const Row = ({ stay: { team, league, season } }: { stay: Stay }) => (
  <li className={styles.row}>
    <TeamName team={team} to={`/teams/${team.id}`} />
    <span className={styles.where}>
      {league} · {season}
    </span>
  </li>
)

/** The teams of a player: the one of now, the others folded (docs/public-pages.md#players). */
export const TeamHistory = ({ stays }: { stays: readonly Stay[] }) => {
  const [first, ...others] = stays
  if (!first) return <p>No team assigned</p>
  return (
    <div>
      <ul>
        <Row stay={first} />
      </ul>
      {others.length > 0 && (
        <Disclosure title={`+${others.length} more`} open="Show less">
          <ul>
            {others.map(stay => (
              <Row key={stay.key} stay={stay} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
