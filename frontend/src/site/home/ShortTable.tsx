import { ratio } from '../../ui/format/figures'
import { TeamName } from '../parts/TeamName'
import { SiteLink } from '../SiteLink'
import { playOffLine } from '../standings/play-off-line'
import type { LeagueTable } from '../standings/tables'
import styles from './ShortTable.module.css'

const headings = [
  ['W', 'Wins'],
  ['L', 'Losses'],
  ['PCT', 'Share of games won'],
]

const fewest = 6
const most = 10

/** As many places as there are above the play-off line, and one below it, so that the line is seen. */
const placesShown = (line: number) => (line >= most ? fewest : Math.max(fewest, line + 1))

/** The head of a league's table, with its play-off line. */
export const ShortTable = ({ table: { id, name, rows } }: { table: LeagueTable }) => {
  const line = playOffLine(rows)
  const shown = rows.slice(0, placesShown(line?.after ?? 0))
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
            {headings.map(([short, title]) => (
              <th key={short} scope="col">
                <abbr title={title}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            <tr key={place} className={place + 1 === line?.after ? styles.line : undefined}>
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
      {line && line.after < shown.length && <p className={styles.note}>{line.label}</p>}
    </div>
  )
}
