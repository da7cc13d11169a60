import { ApiProperty } from '@nestjs/swagger'
import { LeagueNameAnswer } from '../games/games.answers'

/** A date on which a league, or some of its teams, does not play. */
export class LeagueDateAnswer {
  @ApiProperty({ description: 'YYYY-MM-DD' })
  date!: string

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  league_id!: number

  @ApiProperty({ type: LeagueNameAnswer })
  league!: LeagueNameAnswer
}
