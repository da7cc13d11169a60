import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'

/** A stat definition (docs/http-api.md#documented-names); `hidden` and `is_visible` say the same in both spellings of the documents. */
export class StatDefinitionAnswer {
  @ApiPropertyOptional({ description: 'To staff: revision at which the list was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ description: 'PTS, AST, … FT%' })
  abbreviation!: string

  @ApiProperty()
  order!: number

  @ApiProperty()
  hidden!: boolean

  @ApiProperty()
  is_visible!: boolean
}

/** A game period of a sport (docs/http-api.md#documented-names). */
export class GamePeriodAnswer {
  @ApiPropertyOptional({ description: 'To staff: revision at which the list was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty()
  order!: number

  @ApiProperty()
  hidden!: boolean

  @ApiProperty()
  sportId!: number
}

/** A player's place among the leaders: ranks 1, 2, 2, 4. */
export class PlayerLeaderAnswer {
  @ApiProperty()
  rank!: number

  @ApiProperty()
  player_id!: number

  @ApiProperty()
  firstName!: string

  @ApiProperty()
  lastName!: string

  @ApiProperty({ type: String, nullable: true })
  image!: string | null

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
export class LeadersOfStatisticAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

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
