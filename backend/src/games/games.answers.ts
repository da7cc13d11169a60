import { ApiProperty } from '@nestjs/swagger'
import type { Stage } from '@fullcourt/domain/games/events'

export class TeamNameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ type: String, nullable: true })
  logo!: string | null

  @ApiProperty({ description: "The team's entry in its league." })
  slt_id!: number

  @ApiProperty()
  seasons_leagues_teams_id!: number
}

export class LeagueNameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string
}

/** A game in a list (spec 2 §3), under all the documented spellings. */
export class GameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ type: String, nullable: true })
  match_id!: string | null

  @ApiProperty()
  season_id!: number

  @ApiProperty({ type: Number, nullable: true })
  leagueId!: number | null

  @ApiProperty({ type: LeagueNameAnswer, nullable: true })
  league!: LeagueNameAnswer | null

  @ApiProperty({ enum: ['regular', 'playoff'] })
  stage!: Stage

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  date!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'HH:MM, wall time of the organization' })
  time!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'ISO 8601 with the zone of the organization' })
  game_dateTime!: string | null

  @ApiProperty({ type: String, nullable: true })
  location!: string | null

  @ApiProperty({ type: String, nullable: true })
  location_url!: string | null

  @ApiProperty({ type: String, nullable: true })
  video_url!: string | null

  @ApiProperty()
  status!: string

  @ApiProperty({ description: 'Completed, or the status text capitalised' })
  statusLabel!: string

  @ApiProperty({ type: Number, nullable: true })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_team1!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_team2!: number | null

  @ApiProperty()
  home_team_id!: number

  @ApiProperty()
  away_team_id!: number

  @ApiProperty()
  team1_id!: number

  @ApiProperty()
  team2_id!: number

  @ApiProperty({ type: TeamNameAnswer })
  home_team!: TeamNameAnswer

  @ApiProperty({ type: TeamNameAnswer })
  away_team!: TeamNameAnswer

  @ApiProperty()
  homeTeam!: string

  @ApiProperty()
  awayTeam!: string
}

/** A game as staff edit it: with the revision of each figure that a form sends back as `If-Match`. */
export class GameRowAnswer extends GameAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'Revision of the final score; null before the first' })
  revision!: number | null
}
