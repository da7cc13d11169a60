import { ApiProperty } from '@nestjs/swagger'
import { LeagueDateAnswer } from '../league-date.answers'

/** A week in which a league does not play (docs/schedules.md#weeks-off). */
export class WeekOffAnswer extends LeagueDateAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ type: String, nullable: true, description: 'What visitors read in place of Off Week' })
  reason!: string | null

  @ApiProperty({ description: 'The same as league_id' })
  seasons_leagues_id!: number
}
