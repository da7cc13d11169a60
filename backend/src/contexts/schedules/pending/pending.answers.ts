import { ApiProperty } from '@nestjs/swagger'
import { GameAnswer } from '../../games/games.answers'
import { TeamDifferenceAnswer } from '../changes/changes.answers'

/** What is to become of a game once that is published. */
export class PendingChangeAnswer {
  @ApiProperty({ type: GameAnswer, description: 'As everybody sees it; as it was where it was deleted' })
  game!: GameAnswer

  @ApiProperty({ type: GameAnswer, nullable: true, description: 'As it is to be; null where it is to be deleted' })
  is!: GameAnswer | null

  @ApiProperty({ type: [String], description: 'What would be in its way there' })
  conflicts!: string[]

  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be published: somebody scored, moved or deleted it' })
  obstacle!: string | null
}

/** Changes of a league that only staff see until they are published (docs/schedules.md#changes-that-wait). */
export class PendingChangesAnswer {
  @ApiProperty({ type: [PendingChangeAnswer], description: 'In the order in which the games are played now' })
  changes!: PendingChangeAnswer[]

  @ApiProperty({ type: [TeamDifferenceAnswer], description: 'What each team would read of it, by name' })
  teams!: TeamDifferenceAnswer[]

  @ApiProperty({ description: 'Revision at which it was read: what publishing sends back as If-Match' })
  revision!: number
}

/** How many changes of a league wait to be published. */
export class WaitingLeagueAnswer {
  @ApiProperty()
  season_id!: number

  @ApiProperty()
  league_id!: number

  @ApiProperty()
  league!: string

  @ApiProperty()
  changes!: number
}

/** Changes that were published. */
export class PublishedChangesAnswer {
  @ApiProperty()
  message!: string

  @ApiProperty({ description: 'What undoing names' })
  planId!: number
}
