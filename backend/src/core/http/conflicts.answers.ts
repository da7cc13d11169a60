import { ApiProperty } from '@nestjs/swagger'
import { CONFLICT_RULES, type Conflict } from '@fullcourt/domain/schedules/conflicts'
import { conflictInWords } from '@fullcourt/domain/schedules/conflict-words'
import type { TeamId } from '@fullcourt/domain/ids/kinds'

/** What is in the way of a game at its date, time and place. */
export class ConflictAnswer {
  @ApiProperty({ enum: CONFLICT_RULES })
  rule!: Conflict['rule']

  @ApiProperty({ example: 'Bulls already play on January 4, 2026 at 7:00 PM (Hawks @ Bulls, Gym 1).' })
  message!: string

  @ApiProperty({ type: Number, nullable: true, description: 'The team that it is about' })
  team_id!: number | null

  @ApiProperty({ type: [Number], description: 'The games in the way' })
  game_ids!: number[]
}

/** A sentence about one game. */
export class GameRemarkAnswer {
  @ApiProperty()
  game_id!: number

  @ApiProperty()
  message!: string
}

/** How many measures of a schedule are met. */
export class MeasuresMetAnswer {
  @ApiProperty({ description: 'How many measures are met' })
  met!: number

  @ApiProperty({ description: 'Of how many' })
  of!: number
}

/** The figures of a schedule's report that a change may worsen. */
export class ReportFiguresAnswer extends MeasuresMetAnswer {
  @ApiProperty({ description: 'The measure Rules broken' })
  rulesBroken!: number
}

/** The report of a schedule as its games stand, and as they would. */
export class ReportEffectAnswer {
  @ApiProperty()
  schedule_id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ type: ReportFiguresAnswer })
  was!: ReportFiguresAnswer

  @ApiProperty({ type: ReportFiguresAnswer })
  is!: ReportFiguresAnswer
}

export const conflictAnswer = (conflict: Conflict, nameOf: (team: TeamId) => string): ConflictAnswer => ({
  rule: conflict.rule,
  message: conflictInWords(conflict, nameOf),
  team_id: 'team' in conflict ? conflict.team : null,
  game_ids: 'others' in conflict ? conflict.others.map(({ id }) => id) : [],
})
