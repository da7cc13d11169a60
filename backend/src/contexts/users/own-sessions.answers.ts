import { ApiProperty } from '@nestjs/swagger'
import { Matches } from 'class-validator'

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
  @ApiProperty({ description: 'The id of a session of `GET /api/auth/sessions`' })
  @Matches(/^[\w-]{43}$/, { message: 'Session must be the id of a session.' })
  session!: string
}
