import { ApiProperty } from '@nestjs/swagger'
import type { ReadsState, WritesState } from '../../storage/condition/condition'
import { COMPONENTS, type Component } from '../../storage/condition/problem'
import { RebuildAnswer } from '../projections-admin/projections.answers'

export class LiveAnswer {
  @ApiProperty({ enum: ['live'] })
  status!: 'live'
}

/** What is wrong with a component. */
export class ProblemAnswer {
  @ApiProperty({ enum: COMPONENTS })
  component!: Component

  @ApiProperty({ description: 'What is wrong, in a sentence; the log of the process says more' })
  message!: string

  @ApiProperty({ description: 'Since when', format: 'date-time' })
  since!: string

  @ApiProperty({ description: 'How often it was met since' })
  times!: number
}

export class ReadsAnswer {
  @ApiProperty({
    enum: ['served', 'stale', 'failing', 'building'],
    description:
      'stale: served with `Fullcourt-Stale`, and showing less than has happened. failing: those that are not cached are 503. ' +
      'building: what is not built yet is 503, or `Fullcourt-Stale` where an earlier version is read instead',
  })
  status!: ReadsState | 'building'
}

export class WritesAnswer {
  @ApiProperty({
    enum: ['accepted', 'failing', 'refused'],
    description: 'failing: tried, and 503. refused: 503 before anything is written',
  })
  status!: WritesState
}

export class ReadyAnswer {
  @ApiProperty({ enum: ['ready', 'not ready'], description: 'ready: reads are served and writes are accepted' })
  status!: 'ready' | 'not ready'

  @ApiProperty()
  reads!: ReadsAnswer

  @ApiProperty()
  writes!: WritesAnswer

  @ApiProperty({ type: [ProblemAnswer], description: 'Whatever is wrong, also where reads and writes go on' })
  problems!: ProblemAnswer[]

  @ApiProperty({ type: [RebuildAnswer], description: 'What is being built, and how far it is' })
  building!: RebuildAnswer[]

  @ApiProperty({
    enum: ['leader', 'standby'],
    description:
      'leader: this process keeps the documents up to date, rebuilds them and runs the policies. standby: another one does; ' +
      'this one serves reads and accepts writes, and takes over when the other is gone',
  })
  role!: 'leader' | 'standby'

  @ApiProperty({ description: 'State of the projections; `waiting`: for what the leader writes' })
  projections!: string

  @ApiProperty({ description: 'Position of the last fact that the documents show' })
  position!: string

  @ApiProperty({ description: 'Position of the last fact that this process knows of' })
  head!: string
}
