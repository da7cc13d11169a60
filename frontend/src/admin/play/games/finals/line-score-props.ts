import type { PeriodScore, Score, Side } from '@fullcourt/domain/games/events'
import type { GamePeriodAnswer } from '../../../../api/schema'
import type { ColouredTeam } from '../../../../ui/team/team-colours'
import type { TypedScore } from './finals-edit'
import type { FinalsEditing } from './use-finals-editing'

/** What a table of the points of each period and the final score shows and edits. */
export type LineScoreProps = {
  readonly teams: Readonly<Record<Side, ColouredTeam & { readonly name: string }>>
  readonly periods: readonly GamePeriodAnswer[]
  readonly scores: readonly PeriodScore[]
  readonly final: TypedScore
  /** What players or periods come to, where there is no final score. */
  readonly soFar: Score | null
  readonly finals: FinalsEditing
}
