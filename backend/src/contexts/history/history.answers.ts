import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger'

/** A value of whatever the fact changed: a name, an id, figures. */
const ANYTHING: ApiPropertyOptions = {
  nullable: true,
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
}

/** One change: `who what` is a sentence. */
export class HistoryEntryAnswer {
  @ApiProperty({ description: 'Its position in the log: the next page begins `before` the last one' })
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

  @ApiProperty({ ...ANYTHING, description: 'What was there before; null for nothing, and for personal data' })
  was!: unknown

  @ApiProperty({ ...ANYTHING, description: 'What is there since' })
  is!: unknown

  @ApiProperty({ type: String, nullable: true, description: 'Why, in words of the person' })
  reason!: string | null

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where a POST brings back what was deleted; null where nothing is to be brought back',
  })
  restore!: string | null
}

/** What one action did to a thing: `who what` is a sentence. */
export class ChangeAtAnswer {
  @ApiProperty({ description: 'That of its last fact: `asOf` it, everything that the action did is there' })
  position!: string

  @ApiProperty()
  who!: string

  @ApiProperty()
  what!: string

  @ApiProperty({ description: 'ISO 8601 in UTC' })
  when!: string
}

/** The action that changed a thing last as of a position, and the ones before and after it; null where there is none. */
export class ChangesAroundAnswer {
  @ApiProperty({ type: ChangeAtAnswer, nullable: true })
  at!: ChangeAtAnswer | null

  @ApiProperty({ type: ChangeAtAnswer, nullable: true })
  earlier!: ChangeAtAnswer | null

  @ApiProperty({ type: ChangeAtAnswer, nullable: true })
  later!: ChangeAtAnswer | null
}
