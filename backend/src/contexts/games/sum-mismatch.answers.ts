import { ApiProperty } from '@nestjs/swagger'
import type { Side } from '@fullcourt/domain/games/events'
import type { Mismatch } from '@fullcourt/domain/games/mismatch'

/** A sum of points that is not the final score of its side (docs/games.md#sums-that-do-not-agree). */
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
