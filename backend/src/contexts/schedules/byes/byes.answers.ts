import { ApiProperty } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../../core/readers/team-name.answers'
import { LeagueDateAnswer } from '../league-date.answers'

/** The teams of a league that do not play on a date (docs/schedules.md#byes). A team that has left the league is not among them. */
export class ByeAnswer extends LeagueDateAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'Null for a bye that a generated schedule leaves' })
  id!: number | null

  @ApiProperty({ type: [Number] })
  teams!: number[]

  @ApiProperty({ type: [TeamNameAnswer], description: 'The same teams by their names' })
  byeTeams!: TeamNameAnswer[]
}
