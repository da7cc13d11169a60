import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator'
import type { Side } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import { ChangedDetailsDto, GamePlacingDto } from '../games/games.dto'
import { OptionalFigure, OptionalDay } from '../games/fields'
import { GameRowAnswer } from '../games/games.answers'
import { FlagParameter, IdParameter, OptionalIdParameter } from '../../core/http/address-fields'
import { AsStored } from '../../core/http/as-stored'
import { UndoesField, UndoesParameter } from '../../core/http/undoes-field'
import { OptionalIdOfBody, Flag } from '../../core/http/fields'
import { WithReason } from '../../core/http/with-reason.dto'
import { SeasonDivisionPath } from '../../core/access/paths.dto'
import { OfOrganization, OfTenant } from '../../core/http/of-tenant.dto'
import { BracketAnswer } from './brackets.answers'
import type { NewMatchupGame } from './brackets.commands'
import type { WantedMatchupGame } from './matchup-game-changes'

const LONGEST_TEXT = 500

export class DivisionGamePath extends SeasonDivisionPath {
  @IdParameter('Game')
  gameId!: number
}

/** A game of a matchup of the division's bracket, whose two teams are known. */
export class NewMatchupGameDto extends GamePlacingDto {
  @ApiProperty({ maxLength: LONGEST_TEXT, example: 'r1-0', description: 'The matchup, as the bracket names it' })
  @IsString()
  @MaxLength(LONGEST_TEXT)
  match_id!: string

  @OptionalIdOfBody('The home team; without it the better seed')
  home_team_id?: number | null

  @OptionalIdOfBody('The away team')
  away_team_id?: number | null

  toGame(): NewMatchupGame {
    return {
      matchup: this.match_id,
      home: this.home_team_id ?? undefined,
      away: this.away_team_id ?? undefined,
      details: this.toPlacing(),
    }
  }
}

/** What changes of a game of a bracket; what is not named stays. A score is of both sides. */
@AsStored(GameRowAnswer)
export class MatchupGameDto extends ChangedDetailsDto {
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

  toWanted(): WantedMatchupGame {
    return {
      details: this.toDetails(),
      score: { home: this.score_home, away: this.score_away },
      walkover: this.walkover_winner,
    }
  }
}

export class PreviewParams extends OfOrganization {
  @FlagParameter('Nothing is changed: the answer says what the change would undo')
  preview?: boolean
}

export class UndoesParams extends OfOrganization {
  @FlagParameter('Nothing is deleted: the answer says what it would lead to')
  preview?: boolean

  @UndoesParameter()
  undoes?: number[]
}

@AsStored(BracketAnswer)
export class BracketSettingsDto extends WithReason {
  @Flag('Whether the losers of the semifinals play for third place')
  playsThirdPlace!: boolean
}

/** Takes the last correction of a result back. */
export class UndoneCorrectionDto extends WithReason {
  @UndoesField()
  undoes?: number[]
}

/** For which day the states of the seasons are asked for. */
export class SeasonStatesParams extends OfOrganization {
  @OptionalDay('Today: a season whose last day is before it is over')
  on?: string
}

/** Of which seasons the champions are asked for. */
export class ChampionsParams extends OfTenant {
  @OptionalIdParameter('A season; without it all')
  seasonId?: number

  @OptionalDay('Today: a season whose last day is before it is over, and its play-offs have a champion')
  on?: string
}
