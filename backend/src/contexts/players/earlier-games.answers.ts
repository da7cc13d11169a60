import { ApiProperty } from '@nestjs/swagger'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { PlayedGameAnswer } from '../games/game-stat.answers'

/** The most of a figure in one game: the first in which it was reached, and in how many. */
export class BestGameAnswer {
  @ApiProperty()
  abbreviation!: string

  @ApiProperty()
  value!: number

  @ApiProperty()
  times!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ type: PlayedGameAnswer })
  game!: PlayedGameAnswer
}

/** The games of a season that are not in gameStats, summed up. */
export class EarlierGamesAnswer {
  @ApiProperty()
  season_id!: number

  @ApiProperty()
  games!: number

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: { type: 'number' } },
    description: 'A sum by abbreviation for each set of figures that were kept together',
  })
  lines!: readonly Figures[]

  @ApiProperty({ type: [BestGameAnswer] })
  bests!: BestGameAnswer[]
}
