import { LOSSES, SHARE_WON, TIES, WINS } from '../../ui/standings/figures'
import { TeamName } from '../parts/TeamName'
import { SiteLink } from '../SiteLink'
import type { LeagueTable } from '../standings/tables'
import styles from './ShortTable.module.css'

const fewest = 6
const most = 10

/** The head of a league's table, with its play-off line. */
export const ShortTable = ({ table: { id, name, rows, playOffLine: line } }: { table: LeagueTable }) => {
  const after = line?.after ?? 0
  // As many places as there are above the play-off line, and one below it, so that the line is seen.
  const shown = rows.slice(0, after < fewest || after >= most ? fewest : after + 1)
  const columns = [WINS, LOSSES, ...(rows.some(row => row.ties > 0) ? [TIES] : []), SHARE_WON]
  return (
    <div className={styles.card}>
      <h3>
        <SiteLink to={`/teamList?league=${id}`}>{name}</SiteLink>
      </h3>
      <table className={styles.table}>
        <caption className="visuallyHidden">The first of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {columns.map(({ short, name: title }) => (
              <th key={short} scope="col">
                <abbr title={title}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            <tr key={place} className={place + 1 === after ? styles.line : undefined}>
              <th scope="row">
                <span className={styles.team}>
                  <span className={styles.rank}>{row.rank}</span>
                  <TeamName team={row} to={`/teams/${row.id}`} twoLines />
                </span>
              </th>
              {columns.map(({ short, show }) => (
                <td key={short}>{show(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {line && after < shown.length && <p className={styles.note}>{line.short}</p>}
    </div>
  )
}
