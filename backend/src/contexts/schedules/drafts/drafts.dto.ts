import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString } from 'class-validator'
import type { DraftSlot } from '@fullcourt/domain/schedules/events'
import { IdParameter } from '../../../core/http/address-fields'
import { BlankAsNone, Id, MayBeLeftOut } from '../../../core/http/fields'
import { WithReason } from '../../../core/http/with-reason.dto'

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

  @ApiPropertyOptional({ type: String, nullable: true, description: 'HH:MM, wall time of the organization' })
  @BlankAsNone()
  @IsOptional()
  @IsString()
  time?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Where it is played' })
  @BlankAsNone()
  @IsOptional()
  @IsString()
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

/** Of a call that needs nothing but its address. */
export class PublishDto extends WithReason {}
