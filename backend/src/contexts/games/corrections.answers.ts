import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { GameAnswer } from './games.answers'

/** A final score. */
export class FinalScoreAnswer {
  @ApiProperty()
  score_home!: number

  @ApiProperty()
  score_away!: number
}

/** A final score that replaced another one. */
export class CorrectionAnswer {
  @ApiProperty({ description: 'Its place among the corrections of the game, from 1' })
  number!: number

  @ApiProperty({ description: 'ISO 8601 in UTC' })
  when!: string

  @ApiProperty({ type: FinalScoreAnswer })
  was!: FinalScoreAnswer

  @ApiProperty({ type: FinalScoreAnswer })
  is!: FinalScoreAnswer

  @ApiProperty({ type: String, nullable: true, description: 'Why; to visitors where staff made it public, else null' })
  reason!: string | null

  @ApiPropertyOptional({ description: 'For staff: whether visitors are shown the reason' })
  public?: boolean

  @ApiPropertyOptional({ description: 'For staff: what a form sends back as If-Match' })
  revision?: number
}

/** How the final score of a game was corrected. */
export class GameCorrectionsAnswer {
  @ApiProperty({ type: [CorrectionAnswer], description: 'The newest correction first' })
  corrections!: CorrectionAnswer[]

  @ApiPropertyOptional({ description: 'How many before these are in the history of the game alone, where there are any' })
  earlierCorrections?: number
}

/** A game whose final score was corrected. */
export class CorrectedGameAnswer {
  @ApiProperty({ type: GameAnswer })
  game!: GameAnswer

  @ApiProperty({ type: [CorrectionAnswer], description: 'The newest first' })
  corrections!: CorrectionAnswer[]
}
