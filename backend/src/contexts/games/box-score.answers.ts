import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { EffectsAnswer } from '../../core/effects/effects.answers'
import { EffectsField } from '../../core/effects/previewed'
import { GamePeriodAnswer, StatDefinitionAnswer } from '../standings/statistics.answers'
import { GameCorrectionsAnswer } from './corrections.answers'
import { CourseOfLeadAnswer, CourtAnswer } from './court.answers'
import { GameStatAnswer } from './game-stat.answers'
import { GameAnswer, PeriodScoreAnswer } from './games.answers'
import { TeamMinutesAnswer } from './minutes.answers'
import { SumMismatchAnswer } from './sum-mismatch.answers'
import { OfPlayerWithPhotoAnswer } from '../../core/readers/of-player.answers'

/** Somebody who is on the roster of a side or in its lines. */
export class RosterPlayerAnswer extends OfPlayerWithPhotoAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ type: String, nullable: true, description: 'The shirt number: the value of the attribute Number' })
  number!: string | null

  @ApiProperty()
  team_id!: number

  @ApiProperty({ description: 'False for one who has a line without being on the roster' })
  onRoster!: boolean

  @ApiProperty({ description: 'They have a line in this game.' })
  onSheet!: boolean

  @ApiProperty({ description: 'Their line holds no figure: they were there, but did not play.' })
  didNotPlay!: boolean

  @ApiProperty({ description: 'They were deleted; their lines stay.' })
  removed!: boolean

  @ApiPropertyOptional({ description: 'For staff: revision at which their line was read' })
  revision?: number

  @ApiPropertyOptional({ type: [String], description: 'For staff: what does not add up in their line' })
  flags?: string[]
}

/** A game above its box score; the editor's revisions and mismatches are for staff. */
export class BoxScoreGameAnswer extends GameAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which the final score was read' })
  revision?: number

  @ApiPropertyOptional({ description: 'For staff: revision at which the details were read' })
  detailsRevision?: number

  @ApiPropertyOptional({ description: 'For staff: latest revision of the periods, for a form that edits several' })
  periodsRevision?: number

  @ApiPropertyOptional({ type: [SumMismatchAnswer], description: 'For staff: sums that are not the final score' })
  mismatches?: SumMismatchAnswer[]
}

/** Everything of one game. */
export class BoxScoreAnswer extends GameCorrectionsAnswer {
  @ApiProperty({ type: BoxScoreGameAnswer })
  game!: BoxScoreGameAnswer

  @ApiProperty({ type: [RosterPlayerAnswer] })
  homeRoster!: RosterPlayerAnswer[]

  @ApiProperty({ type: [RosterPlayerAnswer] })
  awayRoster!: RosterPlayerAnswer[]

  @ApiProperty({ type: [PeriodScoreAnswer] })
  periodScores!: PeriodScoreAnswer[]

  @ApiPropertyOptional({
    type: [String],
    description:
      'How the lead went by periods, in words, where these add up to the score: largest lead after a period, lead changes',
  })
  course?: string[]

  @ApiPropertyOptional({
    type: CourseOfLeadAnswer,
    description: 'How the lead went from score to score, where what was tapped beside the court is the whole score (so far)',
  })
  lead?: CourseOfLeadAnswer

  @ApiPropertyOptional({ type: CourtAnswer, description: 'What is on, while the game is live and scored beside the court' })
  court?: CourtAnswer

  @ApiPropertyOptional({
    type: [TeamMinutesAnswer],
    description: 'Minutes of the players, so far, where the league keeps them and substitutions were recorded',
  })
  minutes?: TeamMinutesAnswer[]

  @ApiProperty({ type: [GamePeriodAnswer] })
  gamePeriods!: GamePeriodAnswer[]

  @ApiProperty({ type: [GameStatAnswer] })
  playerStats!: GameStatAnswer[]

  @ApiProperty({ type: [StatDefinitionAnswer] })
  allStats!: StatDefinitionAnswer[]
}

/** One player's line after it was edited. */
export class PlayerLineAnswer {
  @ApiProperty({ description: 'The new revision of the line' })
  revision!: number

  @ApiProperty()
  player_id!: number

  @ApiProperty()
  game_id!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty()
  didNotPlay!: boolean

  @ApiProperty({ type: [String] })
  flags!: string[]

  @ApiProperty({ type: [GameStatAnswer] })
  stats!: GameStatAnswer[]

  @EffectsField()
  effects?: EffectsAnswer
}

/** Lines of a game that were entered together. */
export class GameLinesAnswer {
  @ApiProperty({ type: [PlayerLineAnswer], description: 'In the order in which they were sent' })
  lines!: PlayerLineAnswer[]

  @EffectsField()
  effects?: EffectsAnswer
}
