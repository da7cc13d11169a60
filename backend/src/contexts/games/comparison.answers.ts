import { ApiProperty } from '@nestjs/swagger'
import type { TeamResult } from '@fullcourt/domain/games/team-result'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { GameAnswer } from './games.answers'
import { OfPlayerWithPhotoAnswer } from '../../core/readers/of-player.answers'
import { RecordAnswer } from '../standings/standings.answers'

/** What a team's table says of it. */
export class TeamRecordAnswer extends RecordAnswer {
  @ApiProperty({ description: '1, 2, 2, 4: its place in the table of its league' })
  rank!: number

  @ApiProperty({ description: 'How many teams are in that table' })
  teams!: number
}

/** One of a team's last games. */
export class FormGameAnswer {
  @ApiProperty()
  game_id!: number

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  date!: string | null

  @ApiProperty({ description: 'Whether the team was at home' })
  home!: boolean

  @ApiProperty({ type: TeamNameAnswer })
  opponent!: TeamNameAnswer

  @ApiProperty()
  points!: number

  @ApiProperty()
  opponentPoints!: number

  @ApiProperty({ enum: ['W', 'L', 'T'] })
  result!: TeamResult
}

/** Who leads a team in a figure, per game. */
export class LeadingPlayerAnswer extends OfPlayerWithPhotoAnswer {
  @ApiProperty({ description: 'PTS, REB, …' })
  abbreviation!: string

  @ApiProperty({ description: 'The mean per game, one decimal' })
  perGame!: number

  @ApiProperty({ description: 'Games in which the figure was kept' })
  games!: number
}

/** One side of a game before it is played. */
export class ComparedTeamAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ type: TeamRecordAnswer, nullable: true, description: 'Null for a team that left its league' })
  record!: TeamRecordAnswer | null

  @ApiProperty({
    type: [FormGameAnswer],
    description: 'Its last five completed games of the season before this one, the newest first',
  })
  lastFive!: FormGameAnswer[]

  @ApiProperty({ type: [LeadingPlayerAnswer], description: 'Of the players on its roster, in regular games of the season' })
  leaders!: LeadingPlayerAnswer[]
}

/** Both teams of a game as they are before it. */
export class TeamComparisonAnswer {
  @ApiProperty({ type: ComparedTeamAnswer })
  home!: ComparedTeamAnswer

  @ApiProperty({ type: ComparedTeamAnswer })
  away!: ComparedTeamAnswer

  @ApiProperty({ type: [GameAnswer], description: 'The other games of both against each other in the season, in their order' })
  meetings!: GameAnswer[]
}
