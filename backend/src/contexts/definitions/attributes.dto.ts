import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { ATTRIBUTE_TYPES, type AttributeType } from '@fullcourt/domain/definitions/events'
import { NameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/path-ids'
import { orderOf, PlaceDto } from '../../core/http/place.dto'
import { ReasonField } from '../../core/http/reason-field'

export class AttributePath {
  @IdParameter('Player attribute')
  id!: number
}

export class NewAttributeDto {
  @NameField('Name', 50)
  name!: string

  @ApiProperty({ enum: ATTRIBUTE_TYPES })
  @IsIn(ATTRIBUTE_TYPES)
  type!: AttributeType

  @ReasonField()
  reason?: string
}

export class AttributeVisibilityDto {
  @ApiProperty()
  @IsBoolean()
  is_visible!: boolean

  @ReasonField()
  reason?: string
}

export class AttributeOrderDto {
  @ApiProperty({ type: [PlaceDto], description: 'Every attribute once' })
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => PlaceDto)
  attributes!: PlaceDto[]

  @ReasonField()
  reason?: string

  toOrder(): readonly AttributeId[] {
    return orderOf(this.attributes)
  }
}

export class AttributeResetDto {
  @ReasonField()
  reason?: string
}
