import { ApiProperty } from '@nestjs/swagger'
import { NameAnswer } from '../http/name.answers'

/** A team by its name, logo, colours and abbreviation, as every answer shows it. */
export class TeamNameAnswer extends NameAnswer {
  @ApiProperty({ type: String, nullable: true })
  logo!: string | null

  @ApiProperty({ type: [String], description: 'The main colour and a second one, such as #1b5fd1; empty where none were chosen' })
  colors!: readonly string[]

  @ApiProperty({ type: String, nullable: true, description: 'Three letters or digits; null where none was chosen' })
  abbreviation!: string | null
}
