import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { ATTRIBUTE_TYPES, type AttributeType } from '@fullcourt/domain/definitions/events'
import { NameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/path-ids'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ListOf } from '../../core/http/list-field'
import { WithReason } from '../../core/http/with-reason.dto'
import { Flag, OneOf } from '../../core/http/value-fields'

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
