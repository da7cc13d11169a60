import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsString } from 'class-validator'
import type { DraftSlot, PlannedGame } from '@fullcourt/domain/schedules/events'
import { IdParameter } from '../../../core/http/address-fields'
import { Id, Ids, ListOf, MayBeLeftOut } from '../../../core/http/fields'
import { WithReason } from '../../../core/http/with-reason.dto'
import { SlotText } from '../slot-text'

/** More games are played on no day of a league. */
const MOST_GAMES_AT_ONCE = 200

export class DraftPath {
  @IdParameter('Draft')
  id!: number
}

export class DraftGamePath extends DraftPath {
  @IdParameter('Game of the draft')
  gameId!: number
}

/** When and where a game of a draft is to be played; what is not sent stays. */
export class DraftSlotDto extends WithReason {
  @ApiPropertyOptional({ type: String, description: 'YYYY-MM-DD' })
  @MayBeLeftOut()
  @IsString()
  date?: string

  @SlotText('HH:MM, wall time of the organization')
  time?: string | null

  @SlotText('Where it is played')
  location?: string | null

  toSlot(): Partial<DraftSlot> {
    return { date: this.date, time: this.time, location: this.location }
  }
}

/** Two games of a draft that exchange date, time and location. */
export class DraftSwapDto extends WithReason {
  @Id('A game of the draft')
  gameId1!: number

  @Id('Another game of the draft')
  gameId2!: number
}

/** A game that is added to a draft; both teams were in the league when the draft was made. */
export class NewDraftGameDto {
  @Id('The home team')
  home_team_id!: number

  @Id('The away team')
  away_team_id!: number

  @ApiProperty({ type: String, description: 'YYYY-MM-DD' })
  @IsString()
  date!: string

  @SlotText('HH:MM, wall time of the organization')
  time?: string | null

  @SlotText('Where it is played')
  location?: string | null

  toGame(): Omit<PlannedGame, 'game'> {
    const { home_team_id: home, away_team_id: away, date, time = null, location = null } = this
    return { home, away, date, time, location }
  }
}

export class NewDraftGamesDto extends WithReason {
  @ListOf(NewDraftGameDto, { least: 1, most: MOST_GAMES_AT_ONCE })
  games!: NewDraftGameDto[]
}

export class RemovedDraftGamesDto extends WithReason {
  @Ids(MOST_GAMES_AT_ONCE, 'Games of the draft')
  games!: number[]
}

/** Of a call that needs nothing but its address. */
export class PublishDto extends WithReason {}
