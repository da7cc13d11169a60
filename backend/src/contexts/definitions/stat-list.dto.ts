import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, ValidateNested } from 'class-validator'
import type { StatisticId } from '@fullcourt/domain/ids/kinds'
import { IdParameter } from '../../core/http/path-ids'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ReasonField } from '../../core/http/reason-field'

export class StatSportPath {
  @IdParameter('Sport')
  sportId!: number
}

export class StatisticPath {
  @IdParameter('Statistic')
  id!: number
}

export class StatisticVisibilityDto {
  @ApiProperty()
  @IsBoolean()
  hidden!: boolean

  @ReasonField()
  reason?: string
}

export class StatisticOrderDto {
  @ApiProperty({ type: [PlaceDto], description: 'Every statistic of the sport once' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PlaceDto)
  stats!: PlaceDto[]

  @ReasonField()
  reason?: string

  toOrder(): readonly StatisticId[] {
    return orderOf(this.stats)
  }
}
