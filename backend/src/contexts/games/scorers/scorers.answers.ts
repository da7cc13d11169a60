import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { GameAnswer } from '../games.answers'
import { SCORER_KINDS } from './scorers.dto'

/** A link by which somebody scores, as staff see it. */
export class ScorerLinkAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ description: 'Who scores; everything is written under this name' })
  name!: string

  @ApiProperty({ enum: SCORER_KINDS })
  kind!: ScorerGames['kind']

  @ApiProperty({ example: 'the games at Court 1 on November 28, 2026' })
  games!: string

  @ApiProperty({ description: 'When it ends by itself, ISO 8601 with the zone of the organization' })
  ends!: string

  @ApiProperty({ description: 'The last day on which it opens, YYYY-MM-DD' })
  lastDay!: string

  @ApiProperty({ type: String, nullable: true, description: 'When it ended, by itself or before; null while it opens' })
  endedAt!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'Who made it' })
  madeBy!: string | null
}

/** With the secret, shown this once: the link is `/score#{secret}` on this site. */
export class ScorerLinkWithSecretAnswer extends ScorerLinkAnswer {
  @ApiPropertyOptional({ description: 'Absent in the answer to a call that is repeated' })
  secret?: string
}

/** What a scorer sees of themselves: their name, and the games that they may score. */
export class ScoringAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ description: 'The name of the organization' })
  organization!: string

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The slug of the organization, whose live stream says what others enter',
  })
  slug!: string | null

  @ApiProperty({ description: 'The last day on which the link opens, YYYY-MM-DD' })
  lastDay!: string

  @ApiProperty({ description: 'Today in the zone of the organization, YYYY-MM-DD' })
  today!: string

  @ApiProperty({ type: [GameAnswer], description: 'In the order in which they are played' })
  games!: GameAnswer[]
}
