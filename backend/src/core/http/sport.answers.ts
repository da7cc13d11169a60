import { ApiProperty } from '@nestjs/swagger'

export class SportAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty()
  type!: string
}
