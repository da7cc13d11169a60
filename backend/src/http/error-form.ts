import { ApiProperty } from '@nestjs/swagger'

/** Every error (design 4, Errors). */
export class ErrorForm {
  @ApiProperty({ example: 409 })
  statusCode!: number

  @ApiProperty({ description: 'What a person needs to act', example: 'Player already on this team' })
  message!: string

  @ApiProperty({ description: 'The name of the status', example: 'Conflict' })
  error!: string
}
