import { ApiProperty } from '@nestjs/swagger'

/** A passkey of one's own. */
export class PasskeyAnswer {
  @ApiProperty({ description: 'Its id in the call that removes it' })
  id!: string

  @ApiProperty({ example: 'Firefox on Windows' })
  name!: string

  @ApiProperty({ description: 'The site that it signs in to', example: 'fullcourt.example' })
  host!: string

  @ApiProperty({ description: 'ISO 8601' })
  addedAt!: string

  @ApiProperty({ type: String, nullable: true, description: 'When somebody signed in with it last, ISO 8601' })
  usedAt!: string | null
}
