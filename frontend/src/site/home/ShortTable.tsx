import { ratio } from '../../ui/format/figures'
import { TeamName } from '../parts/TeamName'
import type { LeagueTable } from '../standings/tables'
import { SiteLink } from '../SiteLink'
import styles from './ShortTable.module.css'

const places = 6

/** The head of a league's table. */
export const ShortTable = ({ table: { id, name, rows } }: { table: LeagueTable }) => (
  <div className={styles.card}>
    <h3>
      <SiteLink to={`/teamList?league=${id}`}>{name}</SiteLink>
    </h3>
    <table className={styles.table}>
      <caption className="visuallyHidden">The first of {name}</caption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          <th scope="col">
            <abbr title="Wins">W</abbr>
          </th>
          <th scope="col">
            <abbr title="Losses">L</abbr>
          </th>
          <th scope="col">
            <abbr title="Share of games won">PCT</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, places).map(row => (
          <tr key={row.id}>
            <th scope="row">
              <span className={styles.team}>
                <span className={styles.rank}>{row.rank}</span>
                <TeamName team={row} to={`/teams/${row.id}`} twoLines />
              </span>
            </th>
            <td>{row.wins}</td>
            <td>{row.losses}</td>
            <td>{ratio(row.winPercentage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
