import { ApiProperty } from '@nestjs/swagger'

export class AttributeNameAnswer {
  @ApiProperty()
  attribute_name!: string
}

/** A player's value of an attribute of their organization (docs/http-api.md#documented-names). */
export class AttributeValueAnswer {
  @ApiProperty()
  attribute_id!: number

  @ApiProperty({ description: 'A text, a number or a day (YYYY-MM-DD), as the type of the attribute says' })
  value!: string

  @ApiProperty({ type: AttributeNameAnswer })
  attribute!: AttributeNameAnswer
}
