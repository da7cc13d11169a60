import { ApiProperty } from '@nestjs/swagger'
import { LeagueNameAnswer } from '../../games/games.answers'

/** A week in which a league does not play (docs/schedules.md#weeks-off). */
export class WeekOffAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ description: 'YYYY-MM-DD' })
  date!: string

  @ApiProperty({ type: String, nullable: true, description: 'What visitors read in place of Off Week' })
  reason!: string | null

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  league_id!: number

  @ApiProperty({ description: 'The same as league_id' })
  seasons_leagues_id!: number

  @ApiProperty({ type: LeagueNameAnswer })
  league!: LeagueNameAnswer
}
