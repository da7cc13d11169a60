import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { TeamNameAnswer } from '../names/team-name.answers'

/** A team in a league, by name. */
export class LeagueTeamNameAnswer extends TeamNameAnswer {
  @ApiProperty({ description: "The team's entry in the league." })
  slt_id!: number

  @ApiProperty()
  seasons_leagues_teams_id!: number
}

/** What a table shows of a team's season beside its results. */
export class SummaryFigureAnswer {
  @ApiProperty({ description: 'FT%, 3PM; in baseball AVG, HR' })
  abbreviation!: string

  @ApiProperty({ description: 'A sum, or a ratio with three decimals' })
  value!: number
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

  @ApiProperty({ type: [SummaryFigureAnswer], description: 'What the sport sums up in a table, as far as it is kept' })
  summary!: SummaryFigureAnswer[]

  @ApiProperty()
  league_id!: number

  @ApiProperty()
  leagueName!: string

  @ApiProperty({ description: 'Whether it is in a division' })
  isAssigned!: boolean

  @ApiProperty({ type: Number, nullable: true, description: 'Its place in the division, from 0; null in none' })
  position!: number | null

  @ApiProperty({ type: Number, nullable: true })
  division_id!: number | null

  @ApiProperty({ type: String, nullable: true })
  divisionName!: string | null
}
