import { ApiProperty } from '@nestjs/swagger'

/** A page as visitors would see it. */
export class SitePreviewAnswer {
  @ApiProperty({ description: 'The whole document' })
  html!: string

  @ApiProperty({ type: [String], description: 'What was typed and cannot be saved yet, and why: it is left out' })
  faults!: readonly string[]
}
