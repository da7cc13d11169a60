import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { UndoneGameAnswer } from './undone-game.answers'

/** Every error (design 4, Errors). */
export class ErrorForm {
  @ApiProperty({ example: 409 })
  statusCode!: number

  @ApiProperty({ description: 'What a person needs to act', example: 'Player already on this team' })
  message!: string

  @ApiProperty({ description: 'The name of the status', example: 'Conflict' })
  error!: string

  @ApiPropertyOptional({
    type: [UndoneGameAnswer],
    description: 'Of a result of a bracket that was not changed: the games whose figures it would undo',
  })
  undoes?: UndoneGameAnswer[]
}
