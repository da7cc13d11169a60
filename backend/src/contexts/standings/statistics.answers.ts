import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { NameAnswer } from '../../core/http/name.answers'
import { OfPlayerWithPhotoAnswer } from '../../core/readers/of-player.answers'

/** One of a list that an organization keeps in an order of its own, and may hide. */
export class DefinitionAnswer extends NameAnswer {
  @ApiPropertyOptional({ description: 'To staff: revision at which the list was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty()
  order!: number

  @ApiProperty()
  hidden!: boolean
}

/** A stat definition (docs/http-api.md#documented-names); `hidden` and `is_visible` say the same in both spellings of the documents. */
export class StatDefinitionAnswer extends DefinitionAnswer {
  @ApiProperty({ description: 'PTS, AST, … FT%' })
  abbreviation!: string

  @ApiProperty()
  is_visible!: boolean
}

/** A game period of a sport (docs/http-api.md#documented-names). */
export class GamePeriodAnswer extends DefinitionAnswer {
  @ApiProperty()
  sportId!: number
}

/** A player's place among the leaders: ranks 1, 2, 2, 4. */
export class PlayerLeaderAnswer extends OfPlayerWithPhotoAnswer {
  @ApiProperty()
  rank!: number

  @ApiProperty({ type: [TeamNameAnswer], description: 'The teams for which they have lines' })
  teams!: TeamNameAnswer[]

  @ApiProperty({ description: 'The sum over the season' })
  value!: number

  @ApiProperty({ description: 'Games played' })
  games!: number
}

/** A team's place among those with most wins: ranks 1, 2, 2, 4. */
export class TeamLeaderAnswer extends OmitType(TeamNameAnswer, ['id']) {
  @ApiProperty()
  rank!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ description: 'Wins of the season' })
  value!: number

  @ApiProperty()
  wins!: number

  @ApiProperty()
  losses!: number

  @ApiProperty({ description: 'Completed games' })
  games!: number
}

/**
 * The three leaders of each figure (docs/standings.md#leaders); in another sport than basketball, of the figures that it ranks in their
 * places.
 */
export class StatLeadersAnswer {
  @ApiProperty({ type: [PlayerLeaderAnswer] })
  points!: PlayerLeaderAnswer[]

  @ApiProperty({ type: [PlayerLeaderAnswer] })
  threes!: PlayerLeaderAnswer[]

  @ApiProperty({ type: [PlayerLeaderAnswer] })
  rebounds!: PlayerLeaderAnswer[]

  @ApiProperty({ type: [PlayerLeaderAnswer] })
  assists!: PlayerLeaderAnswer[]
}

/** Who leads one statistic. */
export class LeadersOfStatisticAnswer extends NameAnswer {
  @ApiProperty({ description: 'PTS, AST, … FT%' })
  abbreviation!: string

  @ApiProperty({ description: 'What somebody has to have to be ranked, in words' })
  minimum!: string

  @ApiProperty({
    type: [PlayerLeaderAnswer],
    description: 'Values per game have one decimal; percentages are ratios with three, FT% is times 100 with one',
  })
  leaders!: PlayerLeaderAnswer[]
}
