import { ApiProperty } from '@nestjs/swagger'
import type { Side } from '@fullcourt/domain/games/events'
import type { Mismatch } from '@fullcourt/domain/games/mismatch'
import { GameAnswer } from './games.answers'

/** A sum of points that is not the final score of its side (design 5.4). */
export class SumMismatchAnswer {
  @ApiProperty({ enum: ['home', 'away'] })
  side!: Side

  @ApiProperty()
  team_id!: number

  @ApiProperty({ enum: ['players', 'periods'] })
  what!: Mismatch['what']

  @ApiProperty()
  sum!: number

  @ApiProperty()
  final!: number
}

/** A line of the box score whose figures do not add up, and how. */
export class FlaggedLineAnswer {
  @ApiProperty()
  player_id!: number

  @ApiProperty()
  firstName!: string

  @ApiProperty()
  lastName!: string

  @ApiProperty()
  team_id!: number

  @ApiProperty({ type: [String] })
  flags!: string[]
}

/** A game in which something does not add up. */
export class ScoreMismatchAnswer {
  @ApiProperty()
  game_id!: number

  @ApiProperty({ type: GameAnswer })
  game!: GameAnswer

  @ApiProperty({ type: [SumMismatchAnswer] })
  mismatches!: SumMismatchAnswer[]

  @ApiProperty({ type: [FlaggedLineAnswer] })
  flaggedLines!: FlaggedLineAnswer[]
}
