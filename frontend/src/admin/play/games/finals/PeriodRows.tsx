import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { useGrid } from '../grid/use-grid'
import type { LineScoreProps } from './line-score-props'
import { FinalField, PeriodField } from './score-fields'
import { TeamName } from './TeamName'
import styles from './PeriodRows.module.css'

/** The final score comes after all periods. */
const LAST = Infinity

/** A row for each period and a column for each team: all fields are seen on a phone, however many periods there are. */
export const PeriodRows = ({ teams, finals, periods, scores, final, soFar }: LineScoreProps) => {
  const rows = periods.length + 1
  const { grid } = useGrid({ rows, columns: AWAY_FIRST.length, tab: { first: 0, last: 1 } }, { row: LAST, column: 0 })
  return (
    <table className={styles.table} role="grid" {...grid}>
      <caption className="visuallyHidden">Points by period</caption>
      <thead>
        <tr>
          <th scope="col">Period</th>
          {AWAY_FIRST.map(side => (
            <th key={side} scope="col">
              <TeamName team={teams[side]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((period, row) => (
          <tr key={period.id}>
            <th scope="row">{period.name}</th>
            {AWAY_FIRST.map((side, column) => (
              <td key={side}>
                <PeriodField {...{ finals, side, period, scores }} team={teams[side].name} cell={{ row, column }} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Final</th>
          {AWAY_FIRST.map((side, column) => (
            <td key={side}>
              <FinalField
                {...{ finals, side }}
                team={teams[side].name}
                value={final[side]}
                soFar={soFar?.[side]}
                cell={{ row: periods.length, column }}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
