import type { ScenarioTeamAnswer } from '../../../api/schema'
import { difference, none, whole } from '../../../ui/format/figures'
import { ScrollTable } from '../../../ui/ScrollTable'
import { LOSSES, SHARE_WON, TIES, WINS } from '../../../ui/standings/figures'
import { QueryState } from '../../parts/feedback/QueryState'
import { useScenarioTable } from './queries'
import { RankMove } from './RankMove'
import styles from './scenarios.module.css'

const figuresFor = (rows: readonly ScenarioTeamAnswer[]) =>
  rows.some(({ ties }) => ties > 0) ? [WINS, LOSSES, TIES, SHARE_WON] : [WINS, LOSSES, SHARE_WON]

/** What is neither none nor all is never written as that. */
const percent = (share: number): string => {
  if (share > 0 && share < 0.005) return '<1%'
  return share < 1 && share > 0.995 ? '>99%' : `${Math.round(share * 100)}%`
}

const shareText = ({ qualifying }: ScenarioTeamAnswer): string => {
  if (qualifying === null) return none
  const { share, open } = qualifying
  return open === 0 ? percent(share) : `${percent(share)} to ${percent(Math.min(1, share + open))}`
}

const howSharesAreMade = (rows: readonly ScenarioTeamAnswer[]): string => {
  const error = rows.find(({ qualifying }) => qualifying !== null)?.qualifying?.error ?? 0
  const how = error === 0 ? 'all of them' : `4,000 drawn at random, ± ${(error * 100).toFixed(1)} points`
  return `Play-offs: in so many of the results that are left, each as likely as another (${how}). Where there are two figures, scores decide.`
}

const Table = ({ rows }: { rows: readonly ScenarioTeamAnswer[] }) => {
  const figures = figuresFor(rows)
  const hasShares = rows.some(({ qualifying }) => qualifying !== null)
  const hasPoints = rows.some(({ points }) => points !== undefined)
  return (
    <>
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
            {hasShares && <th scope="col">Play-offs</th>}
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
              {hasShares && <td>{shareText(row)}</td>}
              <td>{difference(row.pointsFor - row.pointsAgainst)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {hasShares && <p className={styles.note}>{howSharesAreMade(rows)}</p>}
    </>
  )
}

/** The table of a scenario, with the ranks that change. */
export const ScenarioTable = ({ id }: { id: number }) => (
  <QueryState of={useScenarioTable(id)} empty="No teams are in this league yet.">
    {rows => <Table rows={rows} />}
  </QueryState>
)
