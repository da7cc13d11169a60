import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { AsStored } from '../http/as-stored'
import { BlankAsNone } from '../http/blank-as-none'
import { NameField, OptionalNameField } from '../http/name-field'
import { IdParameter, LARGEST_ID } from '../http/path-ids'
import { ReasonField } from '../http/reason-field'
import type { NewSeason } from './create-season.command'

export class SeasonPath {
  @IdParameter('Season')
  id!: number
}

export class SeasonsOfOrganizationPath {
  @IdParameter('Organization')
  id!: number
}

export class NewSeasonDto {
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
  @IsOptional()
  @IsBoolean()
  active?: boolean

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'A season whose leagues, teams and rosters are copied.' })
  @BlankAsNone()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  copyFromSeasonId?: number | null

  @ApiPropertyOptional({ type: Number, nullable: true, description: "Without it, the organization's only sport." })
  @BlankAsNone()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
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
  @IsOptional()
  @IsBoolean()
  active?: boolean

  @ReasonField()
  reason?: string

  @AsStored(Number)
  revision?: unknown

  @AsStored(Number)
  id?: unknown

  @AsStored(String)
  slug?: unknown

  @AsStored(Number)
  sport_id?: unknown

  @AsStored(Number)
  organization_id?: unknown

  @AsStored()
  organization?: unknown

  @AsStored()
  sportsv2?: unknown

  /** A field that is null is not named, except a date, which null takes away. */
  toWanted(): Partial<SeasonDetails> {
    return {
      ...(this.name == null ? {} : { name: this.name }),
      ...(this.startDate === undefined ? {} : { startDate: this.startDate }),
      ...(this.finishDate === undefined ? {} : { finishDate: this.finishDate }),
    }
  }
}
