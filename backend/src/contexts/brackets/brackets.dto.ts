import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator'
import type { Side } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { DivisionInSeason } from '../../core/access/division-access'
import { DetailText, OptionalFigure, OptionalIdOfBody } from '../games/fields'
import { GameRowAnswer } from '../games/games.answers'
import { FlagParameter } from '../../core/http/flag-parameter'
import { AllowConflictsField } from '../../core/http/allow-conflicts-field'
import { AsStored } from '../../core/http/as-stored'
import { OrganizationParameter } from '../../core/http/organization-parameter'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { IdParameter } from '../../core/http/path-ids'
import { ReasonField } from '../../core/http/reason-field'
import { UndoesField, UndoesParameter } from '../../core/http/undoes-field'
import { BracketAnswer } from './brackets.answers'
import type { NewMatchupGame } from './brackets.commands'
import type { WantedMatchupGame } from './matchup-game-changes'

const LONGEST_TEXT = 500

export class DivisionGamesPath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('Division')
  divisionId!: number

  toDivision(): DivisionInSeason {
    return { season: this.seasonId, division: this.divisionId }
  }
}

export class DivisionGamePath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('Division')
  divisionId!: number

  @IdParameter('Game')
  gameId!: number

  toDivision(): DivisionInSeason {
    return { season: this.seasonId, division: this.divisionId }
  }
}

/** A game of a matchup of the division's bracket, whose two teams are known. */
export class NewMatchupGameDto {
  @ApiProperty({ maxLength: LONGEST_TEXT, example: 'r1-0', description: 'The matchup, as the bracket names it' })
  @IsString()
  @MaxLength(LONGEST_TEXT)
  match_id!: string

  @OptionalIdOfBody('The home team; without it the better seed')
  home_team_id?: number | null

  @OptionalIdOfBody('The away team')
  away_team_id?: number | null

  @DetailText('YYYY-MM-DD')
  date?: string | null

  @DetailText('HH:MM, wall time of the organization')
  time?: string | null

  @DetailText('Where it is played')
  location?: string | null

  @DetailText('A link to the place')
  location_url?: string | null

  @AllowConflictsField()
  allowConflicts?: boolean

  @ReasonField()
  reason?: string

  toGame(): NewMatchupGame {
    return {
      matchup: this.match_id,
      home: this.home_team_id ?? undefined,
      away: this.away_team_id ?? undefined,
      details: { date: this.date, time: this.time, location: this.location, locationUrl: this.location_url },
    }
  }
}

/** What changes of a game of a bracket; what is not named stays. A score is of both sides. */
@AsStored(GameRowAnswer)
export class MatchupGameDto {
  @DetailText('YYYY-MM-DD')
  date?: string | null

  @DetailText('HH:MM, wall time of the organization')
  time?: string | null

  @DetailText('Where it is played')
  location?: string | null

  @DetailText('A link to the place')
  location_url?: string | null

  @DetailText('A link to the video')
  video_url?: string | null

  @ApiPropertyOptional({ maxLength: LONGEST_TEXT })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  status?: string

  @OptionalFigure('Points of the home team; null as long as there is no score')
  score_home?: number | null

  @OptionalFigure('Points of the away team')
  score_away?: number | null

  @ApiPropertyOptional({
    enum: SIDES,
    nullable: true,
    description: 'The side that wins because the other does not play; null takes that back',
  })
  @IsOptional()
  @IsIn(SIDES)
  walkover_winner?: Side | null

  @UndoesField()
  undoes?: number[]

  @AllowConflictsField()
  allowConflicts?: boolean

  @ReasonField()
  reason?: string

  toWanted(): WantedMatchupGame {
    const { date, time, location, location_url: locationUrl, video_url: videoUrl, status } = this
    return {
      details: { date, time, location, locationUrl, videoUrl, status },
      score: { home: this.score_home, away: this.score_away },
      walkover: this.walkover_winner,
    }
  }
}

export class PreviewParams {
  @FlagParameter('Nothing is changed: the answer says what the change would undo')
  preview?: boolean

  @OrganizationParameter()
  organization_id?: string
}

export class UndoesParams {
  @UndoesParameter()
  undoes?: number[]

  @OrganizationParameter()
  organization_id?: string
}

@AsStored(BracketAnswer)
export class BracketSettingsDto {
  @ApiProperty({ description: 'Whether the losers of the semifinals play for third place' })
  @IsBoolean()
  playsThirdPlace!: boolean

  @ReasonField()
  reason?: string
}

/** Takes the last correction of a result back. */
export class UndoneCorrectionDto {
  @UndoesField()
  undoes?: number[]

  @ReasonField()
  reason?: string
}
