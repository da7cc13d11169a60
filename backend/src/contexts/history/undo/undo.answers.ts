import { ApiProperty } from '@nestjs/swagger'
import { EffectsAnswer } from '../../../core/effects/effects.answers'
import { EffectsField } from '../../../core/effects/previewed'

/** What was undone. */
export class UndoneActionAnswer {
  @ApiProperty({ description: 'Names the undo, which is an action too: undoing it takes it back' })
  id!: string

  @ApiProperty({ example: 'Undone: changed the final score from 58–61 to 59–61' })
  message!: string

  @EffectsField()
  effects?: EffectsAnswer
}
