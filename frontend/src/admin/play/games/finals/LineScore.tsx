import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import type { PeriodScore, Score, Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import type { BoxScoreAnswer, GamePeriodAnswer } from '../../../../api/schema'
import { whole } from '../../../../ui/format/figures'
import type { ColouredTeam } from '../../../../ui/team/team-colours'
import { TeamStripe } from '../../../../ui/team/TeamStripe'
import { FigureInput } from '../grid/FigureInput'
import gridStyles from '../grid/grid.module.css'
import { fieldAt, useGrid } from '../grid/use-grid'
import { noPoints, periodsOf, pointsIn, type TypedScore } from './finals-edit'
import { scoreOf } from './score-of'
import { ScoreInput } from '../scores/ScoreInput'
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

type SideProps = {
  team: ColouredTeam & { readonly name: string }
  side: Side
  periods: readonly GamePeriodAnswer[]
  scores: readonly PeriodScore[]
  final: TypedScore
  soFar: Score | null
}

const TeamHead = ({ team }: Pick<SideProps, 'team'>) => (
  <th scope="row">
    <span className={styles.team}>
      <TeamStripe team={team} />
      {team.name}
    </span>
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
    {periods.map(({ id, name }, column) => (
      <td key={id}>
        <FigureInput
          aria-label={`${name}, ${team.name}`}
          value={pointsIn(scores, id)[side]}
          onType={value => finals.typePeriod(id, side, value)}
          {...fieldAt({ row, column })}
        />
      </td>
    ))}
    <td>
      <ScoreInput
        className={gridStyles.figure}
        aria-label={`Final score, ${team.name}`}
        aria-invalid={(finals.fault !== null && final[side] === null) || undefined}
        aria-describedby={finals.fault === null ? undefined : faultId}
        value={final[side]}
        placeholder={soFar?.[side].toString()}
        onType={points => finals.typeFinal(side, points)}
        {...fieldAt({ row, column: periods.length })}
      />
    </td>
  </tr>
)

/** The final score comes after all periods, of which there are more while they are edited. */
const LAST = Infinity

/** Names the table, for links and focus that lead there. */
export const lineScoreId = 'line-score'

/** Names what is wrong with the score, for its fields. */
export const faultId = 'final-score-fault'

/** The points of each period and the final score; while they are edited, a field for each. */
export const LineScore = ({ answer, finals, soFar }: Props) => {
  const { open } = finals
  const scores = finals.periods?.value ?? periodsOf(answer)
  const final = finals.score?.value ?? scoreOf(answer.game) ?? noPoints
  const periods = shownPeriods(answer, scores, open)
  const { grid } = useGrid(
    { rows: AWAY_FIRST.length, columns: periods.length + 1, tab: { first: 0, last: periods.length } },
    { row: 0, column: LAST },
  )
  const teams = { home: answer.game.home_team, away: answer.game.away_team }
  return (
    <div id={lineScoreId} className={styles.scroll} role="region" aria-label="Points by period" tabIndex={open ? undefined : 0}>
      <table className={styles.table} {...(open && { role: 'grid', ...grid })}>
        <caption className="visuallyHidden">Points by period</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {periods.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Final</th>
          </tr>
        </thead>
        <tbody>
          {AWAY_FIRST.map((side, row) => {
            const props = { team: teams[side], side, periods, scores, final, soFar }
            return open ? <EditedSideRow key={side} {...props} finals={finals} row={row} /> : <SideRow key={side} {...props} />
          })}
        </tbody>
      </table>
    </div>
  )
}
