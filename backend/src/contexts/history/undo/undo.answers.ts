import { ApiProperty } from '@nestjs/swagger'
import { EffectsAnswer } from '../../../core/effects/effects.answers'
import { EffectsField } from '../../../core/effects/previewed'

/** What was undone, or done again by the undo of an undo. */
export class UndoneActionAnswer {
  @ApiProperty({ description: 'Names the undo, which is an action too: undoing it takes it back' })
  id!: string

  @ApiProperty({
    description: 'Begins with `Done again` where an undo was undone',
    example: 'Undone: changed the final score from 58–61 to 59–61',
  })
  message!: string

  @EffectsField()
  effects?: EffectsAnswer
}
