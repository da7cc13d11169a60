import { AsStored } from '../../core/http/as-stored'
import { IdParameter } from '../../core/http/path-ids'
import { CorrectionAnswer } from './corrections.answers'
import { WithReason } from '../../core/http/with-reason.dto'
import { Flag } from '../../core/http/value-fields'

export class CorrectionPath {
  @IdParameter('Game')
  id!: number

  @IdParameter('Correction of the final score, from 1')
  number!: number
}

/** Whether visitors are shown why a final score was corrected. */
@AsStored(CorrectionAnswer)
export class ReasonVisibilityDto extends WithReason {
  @Flag()
  public!: boolean
}
