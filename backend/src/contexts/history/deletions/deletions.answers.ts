import { ApiProperty } from '@nestjs/swagger'
import { EffectsAnswer } from '../../../core/effects/effects.answers'
import { EffectsField } from '../../../core/effects/previewed'

/** What was deleted together. */
export class DeletionsAnswer {
  @ApiProperty({ description: 'Names the action: undoing it brings all of it back' })
  id!: string

  @EffectsField()
  effects?: EffectsAnswer
}
