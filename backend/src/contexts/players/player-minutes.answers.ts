import { ApiProperty } from '@nestjs/swagger'

/** How long a player was on the court in a game whose minutes are complete. */
export class GameMinutesAnswer {
  @ApiProperty()
  game_id!: number

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  seconds!: number
}
