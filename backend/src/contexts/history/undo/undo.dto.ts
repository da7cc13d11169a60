import { UndoesField } from '../../../core/http/undoes-field'
import { WithReason } from '../../../core/http/with-reason.dto'
import { AllowConflictsField } from '../../../core/http/fields'

/** Undoes an action; it may confirm what that leads to. */
export class UndoActionDto extends WithReason {
  @UndoesField()
  undoes?: number[]

  @AllowConflictsField()
  allowConflicts?: boolean
}
