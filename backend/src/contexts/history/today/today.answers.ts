import { ApiProperty } from '@nestjs/swagger'
import { GameRowAnswer } from '../../games/games.answers'
import { GameRemarkAnswer } from '../../../core/http/conflicts.answers'

/** What one person changed in one thing: `who what`, and how many changes there were before it. */
export class RecentChangesAnswer {
  @ApiProperty({ description: 'Position of the newest of them in the log' })
  position!: string

  @ApiProperty({ description: 'Name of the person' })
  who!: string

  @ApiProperty({ description: 'ISO 8601 in UTC' })
  when!: string

  @ApiProperty({ description: 'The newest change, in words that follow the name' })
  what!: string

  @ApiProperty({ description: 'How many changes of the same thing came before it in these hours' })
  more!: number

  @ApiProperty({ type: Number, nullable: true })
  game_id!: number | null

  @ApiProperty({ type: Number, nullable: true })
  season_id!: number | null

  @ApiProperty({ type: Number, nullable: true })
  league_id!: number | null

  @ApiProperty({ type: Number, nullable: true })
  team_id!: number | null

  @ApiProperty({ type: String, nullable: true, description: 'The game, away team first; null where it is about none' })
  matchup!: string | null
}

/** What staff look at on an evening of games. */
export class TodayAnswer {
  @ApiProperty({ description: 'YYYY-MM-DD: the day of the time zone of the organization' })
  date!: string

  @ApiProperty()
  time_zone!: string

  @ApiProperty({ description: 'How many seasons are active' })
  seasons!: number

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD: the next day after today with games' })
  nextDate!: string | null

  @ApiProperty({ type: [GameRowAnswer], description: 'The games of today, in their order' })
  games!: GameRowAnswer[]

  @ApiProperty({ type: [GameRowAnswer], description: 'Earlier games without a score, the oldest first: at most a hundred' })
  unscored!: GameRowAnswer[]

  @ApiProperty({ type: [GameRowAnswer], description: 'Games that do not add up, the newest first: at most fifty' })
  unequal!: GameRowAnswer[]

  @ApiProperty({ type: [GameRemarkAnswer], description: 'What is in the way of those of them that have no result yet' })
  conflicts!: GameRemarkAnswer[]

  @ApiProperty({ description: 'There are more games without a score, or that do not add up, than these' })
  isCut!: boolean

  @ApiProperty({ type: [RecentChangesAnswer], description: 'What others changed in the last twelve hours, the newest first' })
  changes!: RecentChangesAnswer[]
}
