import { ApiProperty } from '@nestjs/swagger'

/** Something by its id and name. */
export class NameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string
}
