import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, ValidateNested } from 'class-validator'
import { ReasonField } from '../../core/http/reason-field'
import { FigureOrNone, Id, OptionalIdOfBody } from './fields'
import type { TeamPeriodScore } from './games.commands'

export class PeriodScoreDto {
  @Id('The game period')
  gamePeriodId!: number

  @Id('One of the two teams')
  team_id!: number

  @FigureOrNone('Points; null takes them out')
  score!: number | null
}

export class PeriodScoresDto {
  @ApiProperty({ type: [PeriodScoreDto], minItems: 1, maxItems: 100 })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PeriodScoreDto)
  periodScores!: PeriodScoreDto[]

  @ReasonField()
  reason?: string

  toScores(): TeamPeriodScore[] {
    return this.periodScores.map(({ gamePeriodId, team_id, score }) => ({ period: gamePeriodId, team: team_id, points: score }))
  }
}

/** The end of a period, for both teams at once. */
export class PeriodEndDto {
  @Id('The game period; it gets the points that the players have beyond the other periods')
  gamePeriodId!: number

  @ReasonField()
  reason?: string
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

/** One player's line in one game; figures not named stay. */
export class PlayerLineDto {
  @Id('The player')
  player_id!: number

  @Id('The game')
  game_id!: number

  @OptionalIdOfBody('Their team in this game; without it, it follows from the sheet and the rosters')
  team_id?: number | null

  @ApiProperty({ type: [PlayerStatDto], maxItems: 100, description: 'Empty: on the sheet, but did not play' })
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PlayerStatDto)
  stats!: PlayerStatDto[]

  @ReasonField()
  reason?: string
}
