import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'

export class PlayerMinutesAnswer {
  @ApiProperty()
  player_id!: number

  @ApiProperty({ description: 'On the court' })
  seconds!: number

  @ApiPropertyOptional({
    description:
      'Points of the own team less those of the other one while they were; where the minutes are complete and all points were tapped',
  })
  plusMinus?: number
}

/** The minutes of the players of a team who were on the court. */
export class TeamMinutesAnswer {
  @ApiProperty()
  team_id!: number

  @ApiProperty({ description: 'Whether five players are known for all that was played' })
  isComplete!: boolean

  @ApiProperty({ type: [PlayerMinutesAnswer] })
  players!: PlayerMinutesAnswer[]
}
