import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { GameAnswer, LeagueNameAnswer } from '../games/games.answers'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { PlayerNameAnswer } from '../players/players.answers'
import { SeasonNameAnswer } from '../seasons/seasons.answers'

/** A league that a team is in. */
export class TeamLeagueAnswer {
  @ApiProperty({ description: "The team's entry in the league." })
  slt_id!: number

  @ApiProperty()
  seasons_leagues_teams_id!: number

  @ApiProperty({ type: LeagueNameAnswer })
  league!: LeagueNameAnswer

  @ApiProperty({ type: SeasonNameAnswer })
  season!: SeasonNameAnswer

  @ApiProperty({ type: Number, nullable: true })
  captain_id!: number | null

  @ApiProperty()
  playersCount!: number
}

/** A team in a list (docs/http-api.md#documented-names). */
export class TeamAnswer extends TeamNameAnswer {
  @ApiPropertyOptional({ description: 'For staff: position at which it was read, what a form sends back as If-Match' })
  revision?: string

  @ApiPropertyOptional({
    type: [String],
    description: 'For staff: when it cannot play, HH:MM every week and YYYY-MM-DD HH:MM once',
  })
  unavailableSlots?: string[]

  @ApiProperty({
    type: Number,
    nullable: true,
    description: "The league that it plays in now: the active season's, else the newest",
  })
  leagueId!: number | null

  @ApiProperty({ type: LeagueNameAnswer, nullable: true })
  league!: LeagueNameAnswer | null

  @ApiProperty({ description: 'In the league that it plays in now' })
  playersCount!: number

  @ApiProperty({ type: [TeamLeagueAnswer], description: "The active season's first, then the newest" })
  leagues!: TeamLeagueAnswer[]
}

export class GlobalTeamAnswer extends TeamAnswer {
  @ApiProperty({ type: [PlayerNameAnswer], description: 'The roster in the league that it plays in now' })
  players!: PlayerNameAnswer[]
}

export class RosterFigureAnswer {
  @ApiProperty({ type: String, example: 'PTS' })
  abbreviation!: Abbreviation

  @ApiProperty()
  sum!: number
}

/** A player on the roster of a team. */
export class TeamRosterAnswer {
  @ApiProperty()
  player_id!: number

  @ApiProperty({ description: "The team's entry in the league." })
  slt_id!: number

  @ApiProperty()
  seasons_leagues_teams_id!: number

  @ApiProperty()
  captain!: boolean

  @ApiProperty({ type: PlayerNameAnswer })
  player!: PlayerNameAnswer

  @ApiProperty({ description: 'Regular games that they played for the team in this league' })
  games!: number

  @ApiProperty({
    type: [RosterFigureAnswer],
    description:
      'What they came to in these games, of the figures by which the sport ranks players; without those that were not kept',
  })
  figures!: RosterFigureAnswer[]
}

/** A team: rosters and games are those of its season in `season`. */
export class TeamDetailAnswer extends TeamAnswer {
  @ApiProperty({
    type: SeasonNameAnswer,
    nullable: true,
    description: 'The one that was asked for; else the active season, or the newest that it plays in',
  })
  season!: SeasonNameAnswer | null

  @ApiProperty({ type: [TeamRosterAnswer] })
  rosters!: TeamRosterAnswer[]

  @ApiProperty({ type: [GameAnswer], description: 'From the earliest' })
  games!: GameAnswer[]
}
