import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsOptional, IsString, ValidateNested } from 'class-validator'
import { FigureOrNone, MomentOfCourt } from './fields'
import { MOST_TAPS } from '@fullcourt/domain/games/courtside'
import { LONGEST_PERIOD } from '@fullcourt/domain/games/record-courtside'
import type { TeamPeriodScore } from './games.commands'
import { Flag, ListOf, Id, OptionalIdOfBody, OptionalListOf, OptionalWholeNumber } from '../../core/http/fields'
import { WithReason } from '../../core/http/with-reason.dto'

const MOST_REVISIONS = 999_999_999

export class PeriodScoreDto {
  @Id('The game period')
  gamePeriodId!: number

  @Id('One of the two teams')
  team_id!: number

  @FigureOrNone('Points; null takes them out')
  score!: number | null
}

export class PeriodScoresDto extends WithReason {
  @ListOf(PeriodScoreDto, { least: 1, most: 100 })
  periodScores!: PeriodScoreDto[]

  toScores(): TeamPeriodScore[] {
    return this.periodScores.map(({ gamePeriodId, team_id, score }) => ({ period: gamePeriodId, team: team_id, points: score }))
  }
}

/** The end of a period, for both teams at once. */
export class PeriodEndDto extends WithReason {
  @Id('The game period; it gets the points that the players have beyond the other periods')
  gamePeriodId!: number
}

export class StatNameDto {
  @Id('A stat definition')
  id!: number

  @ApiProperty({ description: "The definition's abbreviation" })
  @IsString()
  abbreviation!: string
}

export class PlayerStatDto {
  @Id('The same player')
  player_id!: number

  @Id('The same game')
  game_id!: number

  @Id('A stat definition; percentages are derived and not entered')
  stat_id!: number

  @FigureOrNone('The figure; null takes it out')
  value!: number | null

  @OptionalIdOfBody('The same team')
  team_id?: number | null

  @ApiPropertyOptional({ type: StatNameDto, nullable: true, description: 'The same stat, as an answer names it' })
  @IsOptional()
  @ValidateNested()
  @Type(() => StatNameDto)
  stat?: StatNameDto | null
}

/** What was tapped beside the court. */
export class TapDto {
  @Id('The stat definition of what was tapped; a miss is an attempt')
  stat_id!: number

  @Flag('Whether it is taken back: period, clock and moment are then those of the tap')
  takenBack!: boolean

  @Id('The game period in which it was')
  gamePeriodId!: number

  @OptionalWholeNumber({ least: 0, most: LONGEST_PERIOD, description: 'Milliseconds of the period that were left by its clock' })
  remaining?: number

  @MomentOfCourt()
  at!: string
}

/** One player's line in one game; figures not named stay. */
export class PlayerLineDto extends WithReason {
  @Id('The player')
  player_id!: number

  @Id('The game')
  game_id!: number

  @OptionalIdOfBody('Their team in this game; without it, it follows from the sheet and the rosters')
  team_id?: number | null

  @ListOf(PlayerStatDto, { most: 100, description: 'Empty: on the sheet, but did not play' })
  stats!: PlayerStatDto[]

  @OptionalListOf(TapDto, {
    most: MOST_TAPS,
    description: 'Of which taps beside the court the line becomes so; a line that is typed has none',
  })
  taps?: TapDto[]
}

export class LineFigureDto {
  @Id('A stat definition; percentages are derived and not entered')
  stat_id!: number

  @FigureOrNone('The figure; null takes it out')
  value!: number | null
}

/** One player's line of a game that the address names. */
export class GameLineDto {
  @Id('The player')
  player_id!: number

  @Id('Their team in this game')
  team_id!: number

  @OptionalWholeNumber({
    least: 0,
    most: MOST_REVISIONS,
    description: 'The revision at which the form read the line, as `If-Match`',
  })
  revision?: number

  @ListOf(LineFigureDto, { most: 100, description: 'Empty: on the sheet, but did not play' })
  stats!: LineFigureDto[]
}

/** Lines of several players in one game; figures and lines not named stay. */
export class GameLinesDto extends WithReason {
  @ListOf(GameLineDto, { least: 1, most: 200 })
  lines!: GameLineDto[]
}
