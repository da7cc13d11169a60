import { ApiProperty } from '@nestjs/swagger'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { Side } from '@fullcourt/domain/games/events'
import { CHANGED_PARTS, type ChangedPart } from '@fullcourt/domain/schedules/difference/team-change'
import { TeamNameAnswer } from '../../../core/readers/team-name.answers'

const CALLED_OFF = ['postponed', 'cancelled'] as const

/** A game as a schedule has it for one of its teams. */
export class ScheduledGameAnswer {
  @ApiProperty({ type: String, nullable: true, description: '`YYYY-MM-DD`' })
  date!: string | null

  @ApiProperty({ type: String, nullable: true, description: '`HH:MM`, wall time of the organization' })
  time!: string | null

  @ApiProperty({ type: String, nullable: true })
  location!: string | null

  @ApiProperty({ enum: SIDES, description: 'The side of the team' })
  side!: Side

  @ApiProperty({ type: TeamNameAnswer })
  opponent!: TeamNameAnswer

  @ApiProperty({
    enum: CALLED_OFF,
    nullable: true,
    type: String,
    description: 'Why it is not played at its time, where it is not',
  })
  calledOff!: (typeof CALLED_OFF)[number] | null
}

/** A game of a team that is another one in the schedule than before. */
export class TeamChangeAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'The game, where the team has one' })
  gameId!: number | null

  @ApiProperty({ enum: CHANGED_PARTS, isArray: true, description: 'What is another thing than before' })
  parts!: readonly ChangedPart[]

  @ApiProperty({ type: ScheduledGameAnswer, nullable: true, description: 'Null where the team had no such game' })
  was!: ScheduledGameAnswer | null

  @ApiProperty({ type: ScheduledGameAnswer, nullable: true, description: 'Null where the team has it no more' })
  is!: ScheduledGameAnswer | null
}

/** A change of its schedule that a team is told of. */
export class ScheduleNewsAnswer extends TeamChangeAnswer {
  @ApiProperty({ description: 'Names the change, the same for ever' })
  id!: string

  @ApiProperty({ description: 'ISO 8601 in UTC' })
  when!: string
}

/** What changed in the schedule of one team. */
export class TeamDifferenceAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ type: [TeamChangeAnswer], description: 'In the order in which the games are played' })
  changes!: TeamChangeAnswer[]
}

/** What changed in schedules between two moments, team by team. */
export class ScheduleDifferenceAnswer {
  @ApiProperty({ description: 'The first moment, ISO 8601 in UTC' })
  from!: string

  @ApiProperty({ description: 'The second moment, ISO 8601 in UTC' })
  to!: string

  @ApiProperty({
    type: [TeamDifferenceAnswer],
    description: 'The teams that anything changed for, by name; as many as make 1,000 changes',
  })
  teams!: TeamDifferenceAnswer[]

  @ApiProperty({ description: 'For how many teams beside these something changed' })
  moreTeams!: number
}
