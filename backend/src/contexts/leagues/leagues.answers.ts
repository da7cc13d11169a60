import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { SeasonNameAnswer } from '../seasons/seasons.answers'
import { OrderRuleAnswer } from '../standings/order-rule.answers'
import { LeagueTeamNameAnswer, StandingsTeamAnswer } from '../standings/standings.answers'
import { NameAnswer } from '../../core/http/name.answers'

/** A league is one id in one season, so that this id is the league's own. */
export class SeasonLeagueAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  league_id!: number
}

/** A league (docs/http-api.md#documented-names). */
export class LeagueAnswer extends NameAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty({ description: 'Its place in the season, from 0' })
  position!: number

  @ApiProperty()
  teamsCount!: number

  @ApiProperty()
  season_id!: number

  @ApiProperty({ type: SeasonNameAnswer })
  season!: SeasonNameAnswer

  @ApiProperty({ type: SeasonLeagueAnswer })
  seasons_leagues!: SeasonLeagueAnswer

  @ApiPropertyOptional({
    type: OrderRuleAnswer,
    description: 'By what its table is ordered, where the league has a rule of its own (docs/standings.md#steps)',
  })
  orderRule?: OrderRuleAnswer

  @ApiProperty({ description: 'By what its table is ordered, in words' })
  orderInWords!: string

  @ApiPropertyOptional({ description: 'So many teams of its table go on to the play-offs, where that is said' })
  playOffPlaces?: number
}

export class LeagueWithTeamNamesAnswer extends LeagueAnswer {
  @ApiProperty({ type: [LeagueTeamNameAnswer], description: 'By name' })
  teams!: LeagueTeamNameAnswer[]
}

/** Under whom the line of the play-offs is in a table. */
export class PlayOffLineAnswer {
  @ApiProperty({ description: 'The last place above it' })
  after!: number

  @ApiProperty({ description: 'What it says' })
  short!: string

  @ApiProperty({ description: 'The same, with what the marks of the teams mean' })
  label!: string
}

export class LeagueWithTeamsAnswer extends LeagueAnswer {
  @ApiProperty({ description: 'Completed regular games of the league, so that a reader sees how fresh the table is' })
  gamesPlayed!: number

  @ApiPropertyOptional({ type: PlayOffLineAnswer, description: 'Where some of its teams go on to the play-offs' })
  playOffLine?: PlayOffLineAnswer

  @ApiProperty({ type: [StandingsTeamAnswer], description: 'In the order of the table' })
  teams!: StandingsTeamAnswer[]
}

export class LeagueNameOfSeasonAnswer extends NameAnswer {
  @ApiProperty({ description: 'Its place in the season, from 0' })
  position!: number
}

/** A league as an entry of its season. */
export class SeasonsLeagueAnswer extends SeasonLeagueAnswer {
  @ApiProperty({ description: 'Its place in the season, from 0' })
  position!: number

  @ApiProperty()
  teamsCount!: number

  @ApiProperty({ type: LeagueNameOfSeasonAnswer })
  league!: LeagueNameOfSeasonAnswer

  @ApiProperty({ type: SeasonNameAnswer })
  season!: SeasonNameAnswer
}
