import { ApiProperty } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'

const HIT_KINDS = ['team', 'player', 'page'] as const

/** Something that was found. */
export class SearchHitAnswer {
  @ApiProperty({ enum: HIT_KINDS })
  kind!: (typeof HIT_KINDS)[number]

  @ApiProperty()
  name!: string

  @ApiProperty({
    description: 'Its address inside the site of the organization: /players/7; of a link to another site all of it',
  })
  address!: string

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
    description:
      'The parts of the name that were found, each from a character to another; none where it was found by an abbreviation',
  })
  marks!: (readonly [number, number])[]

  @ApiProperty({ type: String, nullable: true, description: 'Address of the photo of a player' })
  image!: string | null

  @ApiProperty({ type: TeamNameAnswer, nullable: true, description: 'The team itself, or the one that a player is or was with' })
  team!: TeamNameAnswer | null

  @ApiProperty({ type: String, nullable: true, description: 'The league of the team' })
  leagueName!: string | null

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of who is not in the active season: the last one that they were in',
  })
  lastSeason!: string | null
}

export class SearchAnswer {
  @ApiProperty({ description: 'How many there are; the best of them are in the list' })
  count!: number

  @ApiProperty({ type: [SearchHitAnswer], description: 'The best first' })
  hits!: SearchHitAnswer[]
}
