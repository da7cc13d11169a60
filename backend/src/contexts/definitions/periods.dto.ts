import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import type { PeriodId } from '@fullcourt/domain/ids/kinds'
import { NameField } from '../../core/http/name-field'
import { IdOfAddress, IdParameter, LARGEST_ID } from '../../core/http/path-ids'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ListOf } from '../../core/http/list-field'
import { Id, OptionalIdOfBody } from '../../core/http/id-fields'
import { WithReason } from '../../core/http/with-reason.dto'
import { OfOrganization } from '../../core/http/of-organization.dto'

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
