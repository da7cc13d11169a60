import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator'
import type { PeriodId } from '@fullcourt/domain/ids/kinds'
import { NameField } from '../../core/http/name-field'
import { OrganizationParameter } from '../../core/http/organization-parameter'
import { IdOfAddress, IdParameter, LARGEST_ID } from '../../core/http/path-ids'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ReasonField } from '../../core/http/reason-field'

export class PeriodSportPath {
  @IdParameter('Sport')
  sportId!: number
}

export class PeriodPath {
  @IdParameter('Game period')
  id!: number
}

const OF_USER = "A user, whose organization's periods are meant"

export class PeriodsOfParams {
  @ApiPropertyOptional({ type: Number, minimum: 1, description: OF_USER })
  @IsOptional()
  @IdOfAddress()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  userId?: number

  @OrganizationParameter()
  organization_id?: string
}

/** Whose periods are changed, and why. */
export class PeriodsOfDto {
  @ApiPropertyOptional({ type: Number, nullable: true, minimum: 1, description: OF_USER })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  userId?: number | null

  @ReasonField()
  reason?: string
}

export class NewPeriodDto extends PeriodsOfDto {
  @ApiProperty({ type: Number, minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  sportId!: number

  @NameField('Period Name', 30)
  name!: string
}

export class PeriodOrderDto extends PeriodsOfDto {
  @ApiProperty({ type: [PlaceDto], description: 'Every period of the sport once; Final may be left out and stays last' })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => PlaceDto)
  gamePeriods!: PlaceDto[]

  toOrder(): readonly PeriodId[] {
    return orderOf(this.gamePeriods)
  }
}
