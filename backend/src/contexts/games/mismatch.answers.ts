import { ApiProperty } from '@nestjs/swagger'
import { GameAnswer } from './games.answers'
import { SumMismatchAnswer } from './sum-mismatch.answers'
import { OfPlayerAnswer } from '../../core/readers/of-player.answers'

/** A line of the box score whose figures do not add up, and how. */
export class FlaggedLineAnswer extends OfPlayerAnswer {
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
