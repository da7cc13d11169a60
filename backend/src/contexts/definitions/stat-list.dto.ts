import type { StatisticId } from '@fullcourt/domain/ids/kinds'
import { IdParameter } from '../../core/http/path-ids'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ListOf } from '../../core/http/list-field'
import { WithReason } from '../../core/http/with-reason.dto'
import { Flag } from '../../core/http/value-fields'

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
