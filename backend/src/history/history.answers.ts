import { ApiProperty } from '@nestjs/swagger'

/** One change: `who what` is a sentence. */
export class HistoryEntryAnswer {
  @ApiProperty({ description: 'Where it stands in the log: the next page begins `before` the last one' })
  position!: string

  @ApiProperty({ description: 'The kind of change: ScoreUpdated, …' })
  type!: string

  @ApiProperty({ description: 'Name of the person; Fullcourt where the product acted by itself' })
  who!: string

  @ApiProperty({ type: Number, nullable: true })
  user_id!: number | null

  @ApiProperty({ description: 'ISO 8601 in UTC' })
  when!: string

  @ApiProperty({ description: 'What was done, in words that follow the name' })
  what!: string

  @ApiProperty({ type: Object, nullable: true, description: 'What was there before; null for nothing, and for personal data' })
  was!: unknown

  @ApiProperty({ type: Object, nullable: true, description: 'What is there since' })
  is!: unknown

  @ApiProperty({ type: String, nullable: true, description: 'Why, in words of the person' })
  reason!: string | null
}
