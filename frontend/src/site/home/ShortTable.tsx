import type { ReactNode } from 'react'
import { ratio } from '../../ui/format/figures'
import { TeamName } from '../parts/TeamName'
import { SiteLink } from '../SiteLink'
import { playOffLine } from '../standings/play-off-line'
import type { LeagueTable, TableRow } from '../standings/tables'
import styles from './ShortTable.module.css'

type Column = { readonly short: string; readonly title: string; readonly show: (row: TableRow) => ReactNode }

const wins: Column = { short: 'W', title: 'Wins', show: row => row.wins }
const losses: Column = { short: 'L', title: 'Losses', show: row => row.losses }
const ties: Column = { short: 'T', title: 'Ties', show: row => row.ties }
const share: Column = { short: 'PCT', title: 'Share of games won', show: row => ratio(row.winPercentage) }

const fewest = 6
const most = 10

/** The head of a league's table, with its play-off line. */
export const ShortTable = ({ table: { id, name, rows } }: { table: LeagueTable }) => {
  const line = playOffLine(rows)
  const after = line?.after ?? 0
  // As many places as there are above the play-off line, and one below it, so that the line is seen.
  const shown = rows.slice(0, after < fewest || after >= most ? fewest : after + 1)
  const columns = rows.some(row => row.ties > 0) ? [wins, losses, ties, share] : [wins, losses, share]
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
            {columns.map(({ short, title }) => (
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
      {line && after < shown.length && <p className={styles.note}>{line.label}</p>}
    </div>
  )
}
