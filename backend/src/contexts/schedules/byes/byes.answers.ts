import { ApiProperty } from '@nestjs/swagger'
import { LeagueNameAnswer } from '../../games/games.answers'
import { TeamNameAnswer } from '../../../core/readers/team-name.answers'

/** The teams of a league that do not play on a date (docs/schedules.md#byes). A team that has left the league is not among them. */
export class ByeAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'Null for a bye that a generated schedule leaves' })
  id!: number | null

  @ApiProperty({ description: 'YYYY-MM-DD' })
  date!: string

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  league_id!: number

  @ApiProperty({ type: LeagueNameAnswer })
  league!: LeagueNameAnswer

  @ApiProperty({ type: [Number] })
  teams!: number[]

  @ApiProperty({ type: [TeamNameAnswer], description: 'The same teams by their names' })
  byeTeams!: TeamNameAnswer[]
}
