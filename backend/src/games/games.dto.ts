import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { LARGEST_FIGURE } from '@fullcourt/domain/games/decide'
import type { Score } from '@fullcourt/domain/games/events'
import { IdParameter } from '../http/path-ids'

export class LeagueGamesPath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('League')
  leagueId!: number
}

export class LeagueGamePath extends LeagueGamesPath {
  @IdParameter('Game')
  gameId!: number
}

/** A final score in points; both are required (spec 2 §5). */
export class ScoreDto {
  @ApiProperty({ minimum: 0, maximum: LARGEST_FIGURE })
  @IsInt()
  @Min(0)
  @Max(LARGEST_FIGURE)
  score_home!: number

  @ApiProperty({ minimum: 0, maximum: LARGEST_FIGURE })
  @IsInt()
  @Min(0)
  @Max(LARGEST_FIGURE)
  score_away!: number

  @ApiPropertyOptional({ description: 'Why a score is corrected, in words of the person.', maxLength: 500 })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  reason?: string

  toScore(): Score {
    return { home: this.score_home, away: this.score_away }
  }
}
