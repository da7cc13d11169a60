import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ChangedGameAnswer, GameAnswer } from '../games/games.answers'
import { UndoneGameAnswer } from '../../core/http/undone-game.answers'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'

/** A game of a division's bracket; for staff with the revisions that a form sends back. */
export class DivisionGameAnswer extends GameAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which the result was read' })
  revision?: number

  @ApiPropertyOptional({ description: 'For staff: revision at which the details were read' })
  detailsRevision?: number
}

/** A game of a bracket after a change; of a preview as it is. */
export class MatchupGameAnswer extends ChangedGameAnswer {
  @ApiPropertyOptional({
    type: [UndoneGameAnswer],
    description: 'Of a preview alone: the later games that the change would undo',
  })
  undoes?: UndoneGameAnswer[]
}

/** A team in a bracket, with its place in the division. */
export class SeededTeamAnswer extends TeamNameAnswer {
  @ApiProperty({ description: 'From 1' })
  seed!: number

  @ApiProperty({ description: "The team's entry in its league" })
  slt_id!: number
}

/** Who is on a side of a matchup: a team, nobody, or a team that is not known yet. */
export class BracketSlotAnswer {
  @ApiProperty({ enum: ['team', 'bye', 'unknown'] })
  kind!: 'team' | 'bye' | 'unknown'

  @ApiProperty({ type: SeededTeamAnswer, nullable: true })
  team!: SeededTeamAnswer | null

  @ApiProperty({ type: String, nullable: true, description: 'The matchup that feeds this side; null in the first round' })
  sourceMatchId!: string | null

  @ApiProperty({
    enum: ['winner', 'loser'],
    nullable: true,
    description: 'Of a team that is not known yet: which of that matchup',
  })
  takes!: 'winner' | 'loser' | null
}

export class MatchupAnswer {
  @ApiProperty({ example: 'r2-0', description: 'Stays the same whoever plays' })
  matchId!: string

  @ApiProperty({ example: 'Semifinal 1' })
  label!: string

  @ApiProperty({ description: 'From 1' })
  round!: number

  @ApiProperty({ description: 'From 0, from the top of the round' })
  position!: number

  @ApiProperty({ type: BracketSlotAnswer })
  teamA!: BracketSlotAnswer

  @ApiProperty({ type: BracketSlotAnswer })
  teamB!: BracketSlotAnswer

  @ApiProperty({ description: 'The team of the first side goes on without a game.' })
  isBye!: boolean

  @ApiProperty({ type: DivisionGameAnswer, nullable: true })
  game!: DivisionGameAnswer | null

  @ApiProperty({
    description:
      'The game is of the two teams that stand here. One that was scheduled for others waits until it is known who comes.',
  })
  gameCounts!: boolean

  @ApiProperty({ type: SeededTeamAnswer, nullable: true })
  winner!: SeededTeamAnswer | null
}

export class BracketRoundAnswer {
  @ApiProperty({ example: 'Semifinals' })
  label!: string

  @ApiProperty({ type: [MatchupAnswer], description: 'From the top, byes included' })
  matchups!: MatchupAnswer[]
}

/** The bracket of a division (docs/brackets.md#the-shape-of-a-bracket). */
export class BracketAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which its settings were read' })
  revision?: number

  @ApiProperty({ type: [BracketRoundAnswer], description: 'None of fewer than two teams' })
  rounds!: BracketRoundAnswer[]

  @ApiProperty()
  totalRounds!: number

  @ApiProperty({ description: 'The next power of two from the number of teams' })
  totalSlots!: number

  @ApiProperty()
  numByes!: number

  @ApiProperty()
  numFirstRoundGames!: number

  @ApiProperty({ description: 'Whether the losers of the semifinals play for third place' })
  playsThirdPlace!: boolean

  @ApiProperty({ type: MatchupAnswer, nullable: true })
  thirdPlace!: MatchupAnswer | null

  @ApiProperty({ type: SeededTeamAnswer, nullable: true })
  champion!: SeededTeamAnswer | null
}
