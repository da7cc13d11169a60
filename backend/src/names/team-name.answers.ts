import { ApiProperty } from '@nestjs/swagger'

/** A team by its name and logo, as every answer shows it. */
export class TeamNameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ type: String, nullable: true })
  logo!: string | null
}
