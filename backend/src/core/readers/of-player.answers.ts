import { ApiProperty } from '@nestjs/swagger'

/** A player beside what is said of them. */
export class OfPlayerAnswer {
  @ApiProperty()
  player_id!: number

  @ApiProperty()
  firstName!: string

  @ApiProperty()
  lastName!: string
}

/** The same with their photo. */
export class OfPlayerWithPhotoAnswer extends OfPlayerAnswer {
  @ApiProperty({ type: String, nullable: true })
  image!: string | null
}
