import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { TeamDifferenceAnswer } from './changes/changes.answers'
import { GameRemarkAnswer, MeasuresMetAnswer } from '../../core/http/conflicts.answers'
import { MEASURES, type MeasureName } from '@fullcourt/domain/schedules/generation/report'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { SidesAnswer } from '../games/games.answers'

export const CHANGES = ['better', 'worse', 'same'] as const
export type MeasureChange = (typeof CHANGES)[number]

/** One line of what is behind a figure of a report. */
export class ReportLineAnswer {
  @ApiProperty({ type: [TeamNameAnswer] })
  teams!: TeamNameAnswer[]

  @ApiProperty({ type: String, nullable: true, description: 'Of the game that it is about: YYYY-MM-DD' })
  date!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'HH:MM' })
  time!: string | null

  @ApiProperty({ type: String, nullable: true })
  location!: string | null

  @ApiProperty({ type: Number, nullable: true })
  figure!: number | null

  @ApiProperty({ type: String, nullable: true, description: 'What the figure is of, in words' })
  of!: string | null
}

/** A measure of a schedule, and what is attainable for its league. */
export class MeasureAnswer {
  @ApiProperty({ enum: MEASURES })
  name!: MeasureName

  @ApiProperty()
  label!: string

  @ApiProperty()
  explanation!: string

  @ApiProperty({ type: Number, nullable: true })
  figure!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'No schedule of this league can have a better figure' })
  attainable!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'A figure as good as this meets the measure' })
  goal!: number | null

  @ApiProperty({ enum: ['less', 'more'] })
  better!: 'less' | 'more'

  @ApiProperty()
  isMet!: boolean

  @ApiProperty({ type: Number, nullable: true, description: 'In a preview: the figure of the schedule that would be replaced' })
  was!: number | null

  @ApiProperty({ enum: CHANGES, nullable: true, description: 'In a preview: beside the schedule that would be replaced' })
  change!: MeasureChange | null

  @ApiProperty({ type: [ReportLineAnswer], description: 'What keeps the figure from being better, the worst first' })
  lines!: ReportLineAnswer[]
}

/** A game that found no place. */
export class UnplacedGameAnswer extends SidesAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'The week from 0 that it was wanted in; null for any' })
  weekIndex!: number | null

  @ApiProperty({ description: 'Why it found no place' })
  why!: string
}

/** How the generation of a schedule goes. */
export class GenerationStateAnswer {
  @ApiProperty({ enum: ['running', 'failed', 'none'] })
  state!: 'running' | 'failed' | 'none'

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The share that is done, from 0 to 1; null while another process works at it, or nobody does yet',
  })
  done!: number | null

  @ApiProperty({ type: String, nullable: true, description: 'Why the last one failed' })
  message!: string | null
}

/** The quality of a schedule as its games stand. */
export class ScheduleReportAnswer extends MeasuresMetAnswer {
  @ApiProperty({ type: [MeasureAnswer] })
  measures!: MeasureAnswer[]

  @ApiProperty({ type: [UnplacedGameAnswer] })
  unplaced!: UnplacedGameAnswer[]

  @ApiProperty({ type: [GameRemarkAnswer], description: 'What is in the way of games where they are' })
  conflicts!: GameRemarkAnswer[]

  @ApiProperty({ type: [GameRemarkAnswer], description: 'Games that the newest generation could not change' })
  refused!: GameRemarkAnswer[]

  @ApiPropertyOptional({
    type: [TeamDifferenceAnswer],
    description: 'In a preview: what each team would read of the games that are replaced',
  })
  changes?: TeamDifferenceAnswer[]
}

/** A schedule's report, and how its generation goes. */
export class ScheduleStateAnswer {
  @ApiProperty()
  schedule_id!: number

  @ApiProperty({ type: Number, nullable: true, description: 'The newest generation that was not undone' })
  planId!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'The draft that only staff see' })
  draftId!: number | null

  @ApiProperty({ description: 'Whether what is generated stays a draft until it is published' })
  asDraft!: boolean

  @ApiProperty({ type: GenerationStateAnswer })
  generation!: GenerationStateAnswer

  @ApiProperty({ type: ScheduleReportAnswer, nullable: true, description: 'Null where nothing can be measured' })
  report!: ScheduleReportAnswer | null
}

/** What became of a call to generate a schedule. */
export class GenerationAnswer extends ScheduleStateAnswer {
  @ApiProperty()
  message!: string
}
