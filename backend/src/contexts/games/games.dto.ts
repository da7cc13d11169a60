import { ApiProperty } from '@nestjs/swagger'
import { IsIn, ValidateIf } from 'class-validator'
import type { EditableDetails } from '@fullcourt/domain/games/decide'
import type { Score, Side, Stage } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import { AllowConflictsField, Id, OptionalFlag, OptionalOneOf, OptionalText, Flag } from '../../core/http/fields'
import { AsStored } from '../../core/http/as-stored'
import { OfSeason, OfTenant } from '../../core/http/of-tenant.dto'
import { FlagParameter, OptionalCountParameter, IdParameter, OptionalIdParameter } from '../../core/http/address-fields'
import { UndoesField } from '../../core/http/undoes-field'
import type { LeagueInSeason } from '../../core/access/season-access'
import { WithReason } from '../../core/http/with-reason.dto'
import { LeaguePath } from '../../core/access/paths.dto'
import type { PlayedPart } from './games.queries'
import { DetailText, FigureField, OptionalDay } from './fields'
import type { Near } from './queries/days-around'
import { GAME_KINDS, type GamePart } from './queries/game-part'
import type { GamesFilter } from './queries/game-reader'
import { GameRowAnswer } from './games.answers'
import type { NewGame } from './games.commands'
import { CorrectionAnswer } from './corrections.answers'

/** So many days before and after one are more than a usual season has. */
const DAYS_AROUND = 200

const STAGES = ['regular', 'playoff'] as const

export class LeagueGamePath extends LeaguePath {
  @IdParameter('Game')
  gameId!: number
}

export class GamePath {
  @IdParameter('Game')
  id!: number
}

export class BoxScoreParams extends OfTenant {
  @FlagParameter('Of the players only those with the most points, rebounds or assists of their side')
  leadersOnly?: boolean
}

/** Which games a list shows; dates are days of the organization, both included. */
export class GamesParams extends OfSeason {
  @OptionalIdParameter('A league')
  leagueId?: number

  @OptionalIdParameter('A team')
  teamId?: number

  @OptionalDay('First day')
  from?: string

  @OptionalDay('Last day; games without a date are left out')
  to?: string

  toFilter(): GamesFilter {
    return { season: this.seasonId, league: this.leagueId, team: this.teamId, from: this.from, to: this.to }
  }
}

/** A part of the games of a list, which is whole where it names none. */
export class GamePartParams extends GamesParams {
  @OptionalOneOf(GAME_KINDS, { description: 'Only games with a result, or only those that are to be played' })
  only?: GamePart['only']

  @OptionalIdParameter('Only games that are played after this one')
  after?: number

  @OptionalCountParameter('At most so many')
  limit?: number

  @FlagParameter('With `limit`: the last ones, in the same order')
  latest?: boolean

  toPart(): GamePart {
    return { only: this.only, after: this.after, limit: this.limit, latest: this.latest }
  }
}

/** Which days of games a list shows. */
export class GameDaysParams extends GamesParams {
  @OptionalDay('Only the days around this one')
  around?: string

  @OptionalCountParameter('With `around`: at most so many days before it, and as many from it on; 200 where it is left out')
  limit?: number

  toNear(): Near | undefined {
    return this.around === undefined ? undefined : { day: this.around, limit: this.limit ?? DAYS_AROUND }
  }
}

/** How far what is played; `from` is the day from which the next game is looked for. */
export class GameProgressParams extends OfSeason {
  @OptionalIdParameter('A league')
  leagueId?: number

  @OptionalIdParameter('A division')
  divisionId?: number

  @OptionalIdParameter('A team')
  teamId?: number

  @OptionalDay('The day from which the next game is looked for: today')
  from?: string

  toFilter(): PlayedPart {
    const { seasonId: season, leagueId: league, divisionId: division, teamId: team, from } = this
    return { season, league, division, team, from }
  }
}

/** A final score in points; both are required (docs/games.md#scores). */
@AsStored(GameRowAnswer)
export class ScoreDto extends WithReason {
  @FigureField('Points of the home team')
  score_home!: number

  @FigureField('Points of the away team')
  score_away!: number

  @UndoesField()
  undoes?: number[]

  @OptionalFlag('Of a correction: visitors are shown its reason, which has to be given')
  reasonPublic?: boolean

  toScore(): Score {
    return { home: this.score_home, away: this.score_away }
  }
}

/** Who wins because the other does not play. */
@AsStored(GameRowAnswer)
export class WalkoverDto extends WithReason {
  @ApiProperty({ enum: SIDES, nullable: true, description: 'The side that wins; null takes that back' })
  @ValidateIf((_, winner) => winner !== null)
  @IsIn(SIDES)
  walkover_winner!: Side | null

  @UndoesField()
  undoes?: number[]
}

/** When and where a game is played, as whoever plans it may say. */
export class GamePlacingDto extends WithReason {
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

  toPlacing(): Partial<EditableDetails> {
    return { date: this.date, time: this.time, location: this.location, locationUrl: this.location_url }
  }
}

/** A new game of two teams of the league (docs/games.md#statuses). */
export class NewGameDto extends GamePlacingDto {
  @Id('The home team')
  home_team_id!: number

  @Id('The away team')
  away_team_id!: number

  @OptionalOneOf(STAGES, { default: 'regular', description: 'Only regular games count for standings and leaders.' })
  stage?: Stage

  toGame(league: LeagueInSeason): NewGame {
    return {
      ...league,
      home: this.home_team_id,
      away: this.away_team_id,
      stage: this.stage ?? 'regular',
      details: this.toPlacing(),
    }
  }
}

/** Details of a game that change; those not named stay. */
export class ChangedDetailsDto extends GamePlacingDto {
  @DetailText('A link to the video')
  video_url?: string | null

  @OptionalText(500)
  status?: string

  toDetails(): Partial<EditableDetails> {
    return { ...this.toPlacing(), videoUrl: this.video_url, status: this.status }
  }
}

@AsStored(GameRowAnswer)
export class DetailsDto extends ChangedDetailsDto {}

export class CorrectionPath {
  @IdParameter('Game')
  id!: number

  @IdParameter('Correction of the final score, from 1')
  number!: number
}

/** Whether visitors are shown why a final score was corrected. */
@AsStored(CorrectionAnswer)
export class ReasonVisibilityDto extends WithReason {
  @Flag()
  public!: boolean
}
