import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { AsStored } from '../../core/http/as-stored'
import { BlankAsNone } from '../../core/http/blank-as-none'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { NameField, OptionalNameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/path-ids'
import { OptionalId } from '../../core/http/optional-id'
import { ReasonField } from '../../core/http/reason-field'
import type { NewSeason } from './seasons.commands'
import { SeasonAnswer } from './seasons.answers'

export class SeasonPath {
  @IdParameter('Season')
  id!: number
}

export class SeasonsOfOrganizationPath {
  @IdParameter('Organization')
  id!: number
}

export class NewSeasonDto {
  @OptionalId('The organization that a super_admin means')
  organization_id?: number | null

  @NameField('Season name')
  name!: string

  @ApiPropertyOptional({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  @BlankAsNone()
  @IsOptional()
  @IsString()
  @MaxLength(10)
  startDate?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  @BlankAsNone()
  @IsOptional()
  @IsString()
  @MaxLength(10)
  finishDate?: string | null

  @ApiPropertyOptional({ default: true, description: "An active season deactivates the sport's other." })
  @MayBeLeftOut()
  @IsBoolean()
  active?: boolean

  @OptionalId('A season whose leagues, teams and rosters are copied.')
  copyFromSeasonId?: number | null

  @OptionalId("Without it, the organization's only sport.")
  sport_id?: number | null

  @ReasonField()
  reason?: string

  toSeason(): NewSeason {
    return {
      details: { name: this.name, startDate: this.startDate ?? null, finishDate: this.finishDate ?? null },
      active: this.active ?? true,
      sport: this.sport_id,
      copyFrom: this.copyFromSeasonId,
    }
  }
}

/** What is not sent stays. */
@AsStored(SeasonAnswer)
export class SeasonDto {
  @OptionalNameField('Season name')
  name?: string

  @ApiPropertyOptional({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  @BlankAsNone()
  @IsOptional()
  @IsString()
  @MaxLength(10)
  startDate?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  @BlankAsNone()
  @IsOptional()
  @IsString()
  @MaxLength(10)
  finishDate?: string | null

  @ApiPropertyOptional({ description: "An active season deactivates the sport's other." })
  @MayBeLeftOut()
  @IsBoolean()
  active?: boolean

  @ReasonField()
  reason?: string

  /** Null takes a date away. */
  toWanted(): Partial<SeasonDetails> {
    return {
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.startDate === undefined ? {} : { startDate: this.startDate }),
      ...(this.finishDate === undefined ? {} : { finishDate: this.finishDate }),
    }
  }
}
