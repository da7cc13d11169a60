import { ApiProperty } from '@nestjs/swagger'
import { ATTRIBUTE_TYPES, type AttributeType } from '@fullcourt/domain/definitions/events'

/** An attribute of an organization's players (docs/http-api.md#documented-names). */
export class PlayerAttributeAnswer {
  @ApiProperty({ description: 'Revision at which the list was read: what a form sends back as If-Match' })
  revision!: number

  @ApiProperty()
  id!: number

  @ApiProperty()
  attribute_name!: string

  @ApiProperty({ enum: ATTRIBUTE_TYPES })
  attribute_type!: AttributeType

  @ApiProperty()
  is_visible!: boolean

  @ApiProperty({ description: 'From 0' })
  order!: number
}
