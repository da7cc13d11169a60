import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { STEP_NAMES, type StepName } from '@fullcourt/domain/order-rules/order-rule'

/** A step of the order of a table (docs/standings.md#steps). */
export class OrderStepAnswer {
  @ApiProperty({ enum: STEP_NAMES })
  step!: StepName

  @ApiPropertyOptional({
    description: 'Of difference, scored and conceded: of the games alone that those who are equal played against each other',
  })
  among?: boolean

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Of difference: the most that one game counts' })
  cap?: number | null

  @ApiPropertyOptional({ description: 'Of points: what a win is worth' })
  win?: number

  @ApiPropertyOptional()
  tie?: number

  @ApiPropertyOptional()
  loss?: number

  @ApiPropertyOptional({ description: 'What a game is worth that was lost without being played' })
  forfeit?: number
}

/** By what the table of a league is ordered. */
export class OrderRuleAnswer {
  @ApiProperty({ type: [OrderStepAnswer] })
  steps!: readonly OrderStepAnswer[]

  @ApiProperty({ description: 'So many of the steps, from the first, decide ranks; the others only list those who share one.' })
  ranking!: number

  @ApiProperty({
    description: 'Whether those who are still equal, once others were told apart, begin with the games against each other again',
  })
  restarts!: boolean
}
