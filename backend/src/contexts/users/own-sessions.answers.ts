import { ApiProperty } from '@nestjs/swagger'
import { IsString, MaxLength } from 'class-validator'

/** A sign-in of one's own that has not ended. */
export class SessionAnswer {
  @ApiProperty({ description: 'Its name, by which it is ended; nobody can use it' })
  id!: string

  @ApiProperty({ type: String, nullable: true, description: 'ISO 8601' })
  signedInAt!: string | null

  @ApiProperty({ type: String, nullable: true, example: 'Firefox on Windows' })
  device!: string | null

  @ApiProperty({ description: 'The one that asks.' })
  isCurrent!: boolean
}

export class SessionPath {
  @ApiProperty({ maxLength: 64 })
  @IsString()
  @MaxLength(64)
  session!: string
}
