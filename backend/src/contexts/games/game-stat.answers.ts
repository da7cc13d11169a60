import { ApiProperty } from '@nestjs/swagger'
import { SeasonNameAnswer } from '../seasons/seasons.answers'
import { LeagueNameAnswer } from './games.answers'
import { NameAnswer } from '../../core/http/name.answers'

/** A league in its season. */
export class RosterLeagueAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ type: LeagueNameAnswer })
  league!: LeagueNameAnswer

  @ApiProperty({ type: SeasonNameAnswer })
  season!: SeasonNameAnswer
}

export class PlayedStatAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  abbreviation!: string
}

export class PlayedTeamAnswer extends NameAnswer {}

export class PlayedGameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  date!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'ISO 8601 with the zone of the organization' })
  game_dateTime!: string | null

  @ApiProperty({ enum: ['regular', 'playoff'] })
  stage!: 'regular' | 'playoff'

  @ApiProperty({ type: String, nullable: true })
  video_url!: string | null

  @ApiProperty({ type: PlayedTeamAnswer })
  home_team!: PlayedTeamAnswer

  @ApiProperty({ type: PlayedTeamAnswer })
  away_team!: PlayedTeamAnswer

  @ApiProperty({ type: Number, nullable: true })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ type: RosterLeagueAnswer, description: 'The league that the player played in' })
  seasons_league!: RosterLeagueAnswer
}

/** One figure of one player in one game (docs/http-api.md#documented-names); a figure that is not kept has no row. */
export class GameStatAnswer {
  @ApiProperty()
  game_id!: number

  @ApiProperty()
  stat_id!: number

  @ApiProperty()
  player_id!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ description: 'Percentages are ratios with three decimals.' })
  value!: number

  @ApiProperty({ description: 'False for what follows from other figures' })
  entered!: boolean

  @ApiProperty({ type: PlayedStatAnswer })
  stat!: PlayedStatAnswer

  @ApiProperty({ type: PlayedGameAnswer })
  game!: PlayedGameAnswer
}
