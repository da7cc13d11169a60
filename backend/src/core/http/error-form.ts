import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ConflictAnswer, ReportEffectAnswer } from './conflicts.answers'
import { ObstacleAnswer } from './obstacle.answers'
import { UndoneGameAnswer } from './undone-game.answers'

/** What is wrong with one field of a request. */
export class FieldFaultAnswer {
  @ApiProperty({ description: 'Its name in the request; of a list, the name of the list', example: 'finishDate' })
  field!: string

  @ApiProperty({ example: 'The finish date cannot be before the start date.' })
  message!: string
}

/** Every error (docs/http-api.md#errors). */
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

  @ApiPropertyOptional({
    type: [FieldFaultAnswer],
    description: 'Where the message is about fields of the request: each sentence of it with its field',
  })
  fields?: FieldFaultAnswer[]

  @ApiPropertyOptional({
    type: [ConflictAnswer],
    description: 'Of a game or schedule that was not saved: what is in its way; `allowConflicts` saves it all the same',
  })
  conflicts?: ConflictAnswer[]

  @ApiPropertyOptional({
    type: [ReportEffectAnswer],
    description: 'Beside `conflicts`: what it would do to reports of schedules',
  })
  reports?: ReportEffectAnswer[]

  @ApiPropertyOptional({ type: [ObstacleAnswer], description: 'Of an action that was not undone: what stands in the way' })
  inTheWay?: ObstacleAnswer[]

  @ApiPropertyOptional({ description: 'Of a sign-in whose password was right: a code of the second factor is needed' })
  secondFactor?: boolean
}
