import { ApiProperty } from '@nestjs/swagger'
import { ConflictAnswer, ReportEffectAnswer } from '../../core/http/conflicts.answers'

/** How many things of a kind come in, and how many of those that were there change. */
export class ImportCountAnswer {
  @ApiProperty()
  created!: number

  @ApiProperty()
  changed!: number
}

/** What an import came to, or would come to. */
export class ImportSummaryAnswer {
  @ApiProperty({ type: ImportCountAnswer })
  teams!: ImportCountAnswer

  @ApiProperty({ type: ImportCountAnswer })
  players!: ImportCountAnswer

  @ApiProperty({ type: ImportCountAnswer, description: 'Places of players on rosters' })
  rosterPlaces!: ImportCountAnswer

  @ApiProperty({ type: ImportCountAnswer })
  games!: ImportCountAnswer

  @ApiProperty({ type: ImportCountAnswer, description: 'Final scores' })
  scores!: ImportCountAnswer

  @ApiProperty({ type: ImportCountAnswer, description: 'Lines of box scores' })
  lines!: ImportCountAnswer
}

/** Part of where an import goes. */
export class ImportPlaceAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'Null where a dry run found that it is still to be made' })
  id!: number | null

  @ApiProperty({ description: 'Slug of the organization, name of the season or league' })
  name!: string

  @ApiProperty({ description: 'Whether the import makes it' })
  made!: boolean
}

/** The organization that an import goes into. */
export class ImportOrganizationAnswer extends ImportPlaceAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The time zone that one that is made gets; null of one that was there',
  })
  time_zone!: string | null
}

/** An import: how it goes, or what it came to. */
export class ImportAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'Null after a dry run' })
  id!: number | null

  @ApiProperty({ enum: ['checked', 'running', 'finished', 'failed'], description: '`checked` after a dry run' })
  state!: 'checked' | 'running' | 'finished' | 'failed'

  @ApiProperty({ description: 'Lines of the files that were gone through' })
  done!: number

  @ApiProperty({ description: 'Lines of the files, headers not counted' })
  total!: number

  @ApiProperty({ type: [String], description: 'Every wrong file, line and value; where there are some, nothing can be imported' })
  problems!: string[]

  @ApiProperty({ type: [String], description: 'What of the files is not read' })
  notes!: string[]

  @ApiProperty({ type: ImportSummaryAnswer })
  summary!: ImportSummaryAnswer

  @ApiProperty({ type: [String], description: 'What was left as it is: figures changed here since, rows that are gone' })
  reports!: string[]

  @ApiProperty({
    type: [ConflictAnswer],
    description:
      'After a dry run: what would be in the way of games that it would add or move, with their lines. They come in where `allowConflicts` says so',
  })
  conflicts!: ConflictAnswer[]

  @ApiProperty({ description: 'How many conflicts there are beside those that are named' })
  moreConflicts!: number

  @ApiProperty({ type: [ReportEffectAnswer], description: 'Beside `conflicts`: what it would do to reports of schedules' })
  scheduleReports!: ReportEffectAnswer[]

  @ApiProperty({ description: 'After a dry run: how many games to come would be a draft that only staff see' })
  drafted!: number

  @ApiProperty({ description: 'After a dry run: how many games would get another date, time or place once that is published' })
  waiting!: number

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed' })
  why!: string | null

  @ApiProperty({ type: ImportOrganizationAnswer })
  organization!: ImportOrganizationAnswer

  @ApiProperty({ type: ImportPlaceAnswer })
  season!: ImportPlaceAnswer

  @ApiProperty({ type: ImportPlaceAnswer })
  league!: ImportPlaceAnswer

  @ApiProperty({ type: String, nullable: true, description: 'ISO 8601' })
  startedAt!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'ISO 8601' })
  endedAt!: string | null
}
