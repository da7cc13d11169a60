import { ApiProperty } from '@nestjs/swagger'

/** How many time-outs each team has. */
export class TimeOutsOfRulesAnswer {
  @ApiProperty()
  firstHalf!: number

  @ApiProperty()
  secondHalf!: number

  @ApiProperty({ description: 'In each overtime' })
  overtime!: number
}

/** By which rules the games of a league are scored beside the court. */
export class CourtsideRulesAnswer {
  @ApiProperty({ description: 'With so many fouls of a team in a period the other one is in the bonus' })
  bonusFouls!: number

  @ApiProperty({ type: TimeOutsOfRulesAnswer })
  timeOuts!: TimeOutsOfRulesAnswer

  @ApiProperty({ enum: ['none', 'countdown'], description: 'Whether the phone keeps the game clock' })
  clock!: 'none' | 'countdown'

  @ApiProperty()
  periodMinutes!: number

  @ApiProperty()
  overtimeMinutes!: number

  @ApiProperty({ description: 'Whether substitutions are recorded, of which the minutes of players follow' })
  keepsMinutes!: boolean

  @ApiProperty({ description: 'With so many fouls a player leaves the game' })
  foulsOut!: number
}
