import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { SeasonNameAnswer } from '../seasons/seasons.answers'

/** A league is one id in one season, so that this id is the league's own. */
export class SeasonLeagueAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  league_id!: number
}

/** A league (spec 2 §3). */
export class LeagueAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

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
}

/** A team in a league, by name. */
export class LeagueTeamNameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ type: String, nullable: true })
  logo!: string | null

  @ApiProperty({ description: "The team's entry in the league." })
  slt_id!: number

  @ApiProperty()
  seasons_leagues_teams_id!: number
}

export class LeagueWithTeamNamesAnswer extends LeagueAnswer {
  @ApiProperty({ type: [LeagueTeamNameAnswer], description: 'By name' })
  teams!: LeagueTeamNameAnswer[]
}

/** A row of a league's table (spec 2 §3, Team in a season league). */
export class StandingsTeamAnswer extends LeagueTeamNameAnswer {
  @ApiPropertyOptional({
    description: 'For staff, not within a list of leagues: position at which it was read, what a form sends back as If-Match',
  })
  revision?: string

  @ApiProperty({ description: '1, 2, 2, 4: by share of wins, fewer losses, more wins' })
  rank!: number

  @ApiProperty({ type: String, nullable: true })
  captain!: string | null

  @ApiProperty({ type: Number, nullable: true })
  captain_id!: number | null

  @ApiProperty()
  playersCount!: number

  @ApiProperty({ description: 'Completed regular games' })
  gamesPlayed!: number

  @ApiProperty()
  wins!: number

  @ApiProperty()
  losses!: number

  @ApiProperty({ description: 'A tie counts for nobody.' })
  ties!: number

  @ApiProperty({ description: 'wins / (wins + losses), three decimals' })
  winPercentage!: number

  @ApiProperty()
  pointsFor!: number

  @ApiProperty()
  pointsAgainst!: number

  @ApiProperty({ type: Number, nullable: true, description: 'One decimal; null where free throws are not kept' })
  ftPercentage!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'Null where threes are not kept' })
  total3PM!: number | null

  @ApiProperty()
  league_id!: number

  @ApiProperty()
  leagueName!: string
}

export class LeagueWithTeamsAnswer extends LeagueAnswer {
  @ApiProperty({ description: 'Completed regular games of the league, so that a reader sees how fresh the table is' })
  gamesPlayed!: number

  @ApiProperty({ type: [StandingsTeamAnswer], description: 'In the order of the table' })
  teams!: StandingsTeamAnswer[]
}

export class LeagueNameOfSeasonAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

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
