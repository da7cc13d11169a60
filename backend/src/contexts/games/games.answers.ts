import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { Side, Stage } from '@fullcourt/domain/games/events'
import { GAME_STATUSES, type GameStatus } from '@fullcourt/domain/games/status'
import type { EffectsAnswer } from '../../core/effects/effects.answers'
import { EffectsField } from '../../core/effects/previewed'
import { LeagueTeamNameAnswer } from '../standings/standings.answers'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { SumMismatchAnswer } from './sum-mismatch.answers'
import { NameAnswer } from '../../core/http/name.answers'

export class LeagueNameAnswer extends NameAnswer {}

export class DivisionNameAnswer extends NameAnswer {}

/** The points of a game in progress so far: the players' or the periods', whichever are more. */
export class LiveScoreAnswer {
  @ApiProperty()
  score_home!: number

  @ApiProperty()
  score_away!: number
}

/** The teams on both sides of a game. */
export class SidesAnswer {
  @ApiProperty()
  home_team_id!: number

  @ApiProperty()
  away_team_id!: number

  @ApiProperty()
  homeTeam!: string

  @ApiProperty()
  awayTeam!: string
}

/** A game in a list (docs/http-api.md#documented-names), under all the documented spellings. */
export class GameAnswer extends SidesAnswer {
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

  @ApiProperty({ type: DivisionNameAnswer, nullable: true, description: 'The division whose bracket the game is part of' })
  division!: DivisionNameAnswer | null

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Semifinal 1',
    description: 'What the game is called in its bracket; null for other games',
  })
  matchupLabel!: string | null

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

  @ApiProperty({ enum: GAME_STATUSES, description: 'What status, score and walk-over mean' })
  state!: GameStatus

  @ApiProperty({ description: 'Completed, w/o, Live while the game is in progress, or the status text capitalised' })
  statusLabel!: string

  @ApiProperty({ type: Number, nullable: true })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_team1!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_team2!: number | null

  @ApiProperty({
    enum: ['home', 'away'],
    nullable: true,
    description: 'Of a game of a bracket that was not played: the side that wins it (w/o)',
  })
  walkover_winner!: Side | null

  @ApiProperty({
    type: LiveScoreAnswer,
    nullable: true,
    description: 'While figures were entered and no final score: the points so far; else null',
  })
  live!: LiveScoreAnswer | null

  @ApiProperty()
  team1_id!: number

  @ApiProperty()
  team2_id!: number

  @ApiProperty({ type: TeamNameAnswer })
  home_team!: TeamNameAnswer

  @ApiProperty({ type: TeamNameAnswer })
  away_team!: TeamNameAnswer
}

/** How many games there are, and how many are played. */
export class GameCountsAnswer {
  @ApiProperty()
  games!: number

  @ApiProperty({ description: 'How many of them have a result, walk-overs too' })
  completed!: number
}

/** A day on which games are played. */
export class GameDayAnswer extends GameCountsAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'YYYY-MM-DD; null for the games whose day is to be decided, which come last',
  })
  date!: string | null
}

/** How far the games of a season, a league, a division or a team are played. */
export class GameProgressAnswer extends GameCountsAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'The last day with a result, YYYY-MM-DD' })
  last!: string | null

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The first day (with `from`: from that one on) with a game to be played',
  })
  next!: string | null
}

/** A game as staff edit it: with the revisions that a form sends back as `If-Match`, and what does not add up. */
export class GameRowAnswer extends GameAnswer {
  @ApiProperty({ description: 'Revision at which the final score was read' })
  revision!: number

  @ApiProperty({ description: 'Revision at which the details were read' })
  detailsRevision!: number

  @ApiProperty({ description: 'Latest revision at which the periods were read, for a form that edits several' })
  periodsRevision!: number

  @ApiProperty({ description: "The players' points or the periods do not add up to the final score." })
  mismatch!: boolean

  @ApiProperty({ type: [SumMismatchAnswer], description: 'Sums that are not the final score' })
  mismatches!: SumMismatchAnswer[]

  @ApiProperty({ description: 'How many lines of the box score hold figures that do not add up' })
  flaggedLines!: number
}

/** A game that was changed, or of a preview would be. */
export class ChangedGameAnswer extends GameRowAnswer {
  @EffectsField()
  effects?: EffectsAnswer
}

/** A game whose details were edited. */
export class GameDetailsAnswer extends ChangedGameAnswer {
  @ApiProperty({ type: [String], description: 'What is in the way of the game where it is now; nothing of it is refused' })
  conflicts!: string[]
}

/** The schedule of a league as staff edit it. */
export class LeagueGamesAnswer {
  @ApiProperty({ type: [GameRowAnswer] })
  games!: GameRowAnswer[]

  @ApiProperty({ type: [LeagueTeamNameAnswer] })
  teams!: LeagueTeamNameAnswer[]
}

export class GamePeriodNameAnswer extends NameAnswer {
  @ApiProperty()
  hidden!: boolean
}

/** The points of one team in one period; the final score is last, under the period Final (docs/games.md#periods). */
export class PeriodScoreAnswer {
  @ApiProperty()
  id!: string

  @ApiProperty({ type: GamePeriodNameAnswer })
  gamePeriod!: GamePeriodNameAnswer

  @ApiProperty()
  team_id!: number

  @ApiProperty()
  score!: number

  @ApiPropertyOptional({ description: 'For staff: revision at which the period was read' })
  revision?: number
}

/** A game with its periods after they were edited. */
export class GamePeriodScoresAnswer extends GameRowAnswer {
  @ApiProperty({ type: [PeriodScoreAnswer] })
  periodScores!: PeriodScoreAnswer[]
}
