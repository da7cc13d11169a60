import type { PeriodScore, Side } from '@fullcourt/domain/games/events'
import type { GamePeriodAnswer } from '../../../../api/schema'
import { FigureInput } from '../grid/FigureInput'
import gridStyles from '../grid/grid.module.css'
import type { Cell } from '../grid/moves'
import { fieldAt } from '../grid/use-grid'
import { ScoreInput } from '../scores/ScoreInput'
import type { Typed } from '../sheet/line-edit'
import { pointsIn } from './finals-edit'
import type { FinalsEditing } from './use-finals-editing'

/** Names what is wrong with the score, for its fields. */
export const faultId = 'final-score-fault'

type Props = { finals: FinalsEditing; side: Side; team: string; cell: Cell }

/** The points of one team in one period. */
export const PeriodField = ({
  finals,
  side,
  team,
  cell,
  period,
  scores,
}: Props & { period: GamePeriodAnswer; scores: readonly PeriodScore[] }) => (
  <FigureInput
    aria-label={`${period.name}, ${team}`}
    value={pointsIn(scores, period.id)[side]}
    onType={value => finals.typePeriod(period.id, side, value)}
    {...fieldAt(cell)}
  />
)

/** The final score of one team; `soFar` is what its players or periods come to, where there is none. */
export const FinalField = ({ finals, side, team, cell, value, soFar }: Props & { value: Typed; soFar: number | undefined }) => (
  <ScoreInput
    className={gridStyles.figure}
    aria-label={`Final score, ${team}`}
    aria-invalid={(finals.fault !== null && value === null) || undefined}
    aria-describedby={finals.fault === null ? undefined : faultId}
    value={value}
    placeholder={soFar?.toString()}
    onType={points => finals.typeFinal(side, points)}
    {...fieldAt(cell)}
  />
)
