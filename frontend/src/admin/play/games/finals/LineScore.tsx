import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import type { PeriodScore, Score, Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { whole } from '../../../../ui/format/figures'
import { usePhone } from '../../../parts/page/use-phone'
import { useGrid } from '../grid/use-grid'
import { noPoints, periodsOf, pointsIn } from './finals-edit'
import type { LineScoreProps } from './line-score-props'
import { PeriodRows } from './PeriodRows'
import { scoreOf } from './score-of'
import { FinalField, PeriodField } from './score-fields'
import { TeamName } from './TeamName'
import styles from './LineScore.module.css'
import type { FinalsEditing } from './use-finals-editing'

type Props = {
  answer: BoxScoreAnswer
  finals: FinalsEditing
  /** What players or periods come to, where there is no final score. */
  soFar: Score | null
}

/** Periods with points, and while they are edited all that are not hidden; the final score is no period of its own. */
const shownPeriods = ({ gamePeriods }: BoxScoreAnswer, scores: readonly PeriodScore[], open: boolean) =>
  [...gamePeriods]
    .sort((a, b) => a.order - b.order)
    .filter(({ id }) => id !== FINAL_PERIOD)
    .filter(({ id, hidden }) => scores.some(({ period }) => period === id) || (open && !hidden))

type SideProps = Pick<LineScoreProps, 'periods' | 'scores' | 'final' | 'soFar'> & {
  side: Side
  team: LineScoreProps['teams'][Side]
}

const TeamHead = ({ team }: Pick<SideProps, 'team'>) => (
  <th scope="row">
    <TeamName team={team} />
  </th>
)

const SideRow = ({ team, side, periods, scores, final, soFar }: SideProps) => (
  <tr>
    <TeamHead team={team} />
    {periods.map(({ id }) => (
      <td key={id}>{whole(pointsIn(scores, id)[side])}</td>
    ))}
    {soFar ? (
      <td className={styles.soFar}>
        {whole(soFar[side])}
        <span className="visuallyHidden"> so far, no final score</span>
      </td>
    ) : (
      <td className={styles.final}>{whole(final[side])}</td>
    )}
  </tr>
)

type EditedProps = SideProps & { finals: FinalsEditing; row: number }

const EditedSideRow = ({ team, side, periods, scores, final, soFar, finals, row }: EditedProps) => (
  <tr>
    <TeamHead team={team} />
    {periods.map((period, column) => (
      <td key={period.id}>
        <PeriodField {...{ finals, side, period, scores }} team={team.name} cell={{ row, column }} />
      </td>
    ))}
    <td>
      <FinalField
        {...{ finals, side }}
        team={team.name}
        value={final[side]}
        soFar={soFar?.[side]}
        cell={{ row, column: periods.length }}
      />
    </td>
  </tr>
)

/** The final score comes after all periods, of which there are more while they are edited. */
const LAST = Infinity

/** Names the table, for links and focus that lead there. */
export const lineScoreId = 'line-score'

const ByTeam = ({ teams, finals, ...props }: LineScoreProps) => {
  const { open } = finals
  const columns = props.periods.length + 1
  const { grid } = useGrid({ rows: AWAY_FIRST.length, columns, tab: { first: 0, last: columns - 1 } }, { row: 0, column: LAST })
  return (
    <table className={styles.table} {...(open && { role: 'grid', ...grid })}>
      <caption className="visuallyHidden">Points by period</caption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          {props.periods.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Final</th>
        </tr>
      </thead>
      <tbody>
        {AWAY_FIRST.map((side, row) => {
          const ofSide = { team: teams[side], side, ...props }
          return open ? <EditedSideRow key={side} {...ofSide} finals={finals} row={row} /> : <SideRow key={side} {...ofSide} />
        })}
      </tbody>
    </table>
  )
}

/** The points of each period and the final score; while they are edited, a field for each. */
export const LineScore = ({ answer, finals, soFar }: Props) => {
  const { open } = finals
  const isPhone = usePhone()
  const scores = finals.periods?.value ?? periodsOf(answer)
  const final = finals.score?.value ?? scoreOf(answer.game) ?? noPoints
  const Table = open && isPhone ? PeriodRows : ByTeam
  return (
    <div id={lineScoreId} className={styles.scroll} role="region" aria-label="Points by period" tabIndex={open ? undefined : 0}>
      <Table
        teams={{ home: answer.game.home_team, away: answer.game.away_team }}
        periods={shownPeriods(answer, scores, open)}
        {...{ finals, scores, final, soFar }}
      />
    </div>
  )
}
