import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean } from 'class-validator'
import { AsStored } from '../../core/http/as-stored'
import { IdParameter } from '../../core/http/path-ids'
import { ReasonField } from '../../core/http/reason-field'
import { CorrectionAnswer } from './corrections.answers'

export class CorrectionPath {
  @IdParameter('Game')
  id!: number

  @IdParameter('Correction of the final score, from 1')
  number!: number
}

/** Whether visitors are shown why a final score was corrected. */
@AsStored(CorrectionAnswer)
export class ReasonVisibilityDto {
  @ApiProperty()
  @IsBoolean()
  public!: boolean

  @ReasonField()
  reason?: string
}
