import type { ScenarioTeamAnswer } from '../../../api/schema'
import { difference, whole } from '../../../ui/format/figures'
import { ScrollTable } from '../../../ui/ScrollTable'
import { LOSSES, SHARE_WON, TIES, WINS } from '../../../ui/standings/figures'
import { QueryState } from '../../parts/feedback/QueryState'
import { useScenarioTable } from './queries'
import { RankMove } from './RankMove'
import styles from './scenarios.module.css'

const figuresFor = (rows: readonly ScenarioTeamAnswer[]) =>
  rows.some(({ ties }) => ties > 0) ? [WINS, LOSSES, TIES, SHARE_WON] : [WINS, LOSSES, SHARE_WON]

const Table = ({ rows }: { rows: readonly ScenarioTeamAnswer[] }) => {
  const figures = figuresFor(rows)
  const hasPoints = rows.some(({ points }) => points !== undefined)
  return (
    <ScrollTable caption="The table of this scenario" table={{ className: styles.table }}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Team</th>
          {hasPoints && <th scope="col">Pts</th>}
          {figures.map(({ key, short, name }) => (
            <th key={key} scope="col">
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
          <th scope="col">
            <abbr title="Difference">+/−</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.slt_id} className={row.rank === row.rankNow ? undefined : styles.moved}>
            <td>
              <span className={styles.rank}>{whole(row.rank)}</span> <RankMove from={row.rankNow} to={row.rank} />
            </td>
            <th scope="row">{row.name}</th>
            {hasPoints && <td>{whole(row.points ?? null)}</td>}
            {figures.map(({ key, show }) => (
              <td key={key}>{show(row)}</td>
            ))}
            <td>{difference(row.pointsFor - row.pointsAgainst)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** The table of a scenario, with the ranks that change. */
export const ScenarioTable = ({ id }: { id: number }) => (
  <QueryState of={useScenarioTable(id)} empty="No teams are in this league yet.">
    {rows => <Table rows={rows} />}
  </QueryState>
)
