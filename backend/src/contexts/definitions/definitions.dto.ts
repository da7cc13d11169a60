import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import type { AttributeId, PeriodId, StatisticId } from '@fullcourt/domain/ids/kinds'
import { ATTRIBUTE_TYPES, type AttributeType } from '@fullcourt/domain/definitions/events'
import { NameField } from '../../core/http/name-field'
import { IdParameter, IdOfAddress, LARGEST_ID } from '../../core/http/address-fields'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ListOf, Flag, OneOf, Id, OptionalIdOfBody } from '../../core/http/fields'
import { WithReason } from '../../core/http/with-reason.dto'
import { OfOrganization } from '../../core/http/of-tenant.dto'

export class AttributePath {
  @IdParameter('Player attribute')
  id!: number
}

export class NewAttributeDto extends WithReason {
  @NameField('Name', 50)
  name!: string

  @OneOf(ATTRIBUTE_TYPES)
  type!: AttributeType
}

export class AttributeVisibilityDto extends WithReason {
  @Flag()
  is_visible!: boolean
}

export class AttributeOrderDto extends WithReason {
  @ListOf(PlaceDto, { most: 200, description: 'Every attribute once' })
  attributes!: PlaceDto[]

  toOrder(): readonly AttributeId[] {
    return orderOf(this.attributes)
  }
}

export class AttributeResetDto extends WithReason {}

export class PeriodSportPath {
  @IdParameter('Sport')
  sportId!: number
}

export class PeriodPath {
  @IdParameter('Game period')
  id!: number
}

const OF_USER = "A user, whose organization's periods are meant"

export class PeriodsOfParams extends OfOrganization {
  @ApiPropertyOptional({ type: Number, minimum: 1, description: OF_USER })
  @IsOptional()
  @IdOfAddress()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  userId?: number
}

/** Whose periods are changed, and why. */
export class PeriodsOfDto extends WithReason {
  @OptionalIdOfBody(OF_USER)
  userId?: number | null
}

export class NewPeriodDto extends PeriodsOfDto {
  @Id()
  sportId!: number

  @NameField('Period Name', 30)
  name!: string
}

export class PeriodOrderDto extends PeriodsOfDto {
  @ListOf(PlaceDto, { most: 200, description: 'Every period of the sport once; Final may be left out and stays last' })
  gamePeriods!: PlaceDto[]

  toOrder(): readonly PeriodId[] {
    return orderOf(this.gamePeriods)
  }
}

export class StatSportPath {
  @IdParameter('Sport')
  sportId!: number
}

export class StatisticPath {
  @IdParameter('Statistic')
  id!: number
}

export class StatisticVisibilityDto extends WithReason {
  @Flag()
  hidden!: boolean
}

export class StatisticOrderDto extends WithReason {
  @ListOf(PlaceDto, { least: 1, most: 100, description: 'Every statistic of the sport once' })
  stats!: PlaceDto[]

  toOrder(): readonly StatisticId[] {
    return orderOf(this.stats)
  }
}
