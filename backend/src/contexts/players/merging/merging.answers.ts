import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { DUPLICATE_REASONS, type DuplicateReason } from '@fullcourt/domain/players/duplicates/likely-duplicates'
import type { EffectsAnswer } from '../../../core/effects/effects.answers'
import { EffectsField } from '../../../core/effects/previewed'
import { PlayedGameAnswer, PlayedTeamAnswer } from '../../games/game-stat.answers'
import { TeamNameAnswer } from '../../../core/readers/team-name.answers'
import { PlayerInformationAnswer } from '../players.answers'

/** One figure of a line or of a sum. */
export class StatValueAnswer {
  @ApiProperty()
  stat_id!: number

  @ApiProperty()
  abbreviation!: string

  @ApiProperty({ description: 'Percentages are ratios with three decimals.' })
  value!: number
}

/** What lines come to. */
export class StatTotalsAnswer {
  @ApiProperty({ description: 'Games played; one with two lines counts once' })
  games!: number

  @ApiProperty({ type: [StatValueAnswer], description: 'In the order of the definitions; a figure that was not kept is absent' })
  stats!: StatValueAnswer[]
}

export class StageTotalsAnswer {
  @ApiProperty({ type: StatTotalsAnswer })
  regular!: StatTotalsAnswer

  @ApiProperty({ type: StatTotalsAnswer })
  playoff!: StatTotalsAnswer
}

export class MergedLineAnswer {
  @ApiProperty({ description: 'The player of the merge under whom it counts now' })
  player_id!: number

  @ApiProperty({ type: [StatValueAnswer] })
  stats!: StatValueAnswer[]
}

/** A game in which several of the players have a line for the same team. */
export class TwoLinesAnswer {
  @ApiProperty({ type: PlayedGameAnswer })
  game!: PlayedGameAnswer

  @ApiProperty({ type: PlayedTeamAnswer })
  team!: PlayedTeamAnswer

  @ApiProperty({ type: [MergedLineAnswer], description: "The master's first" })
  lines!: MergedLineAnswer[]

  @ApiProperty({ type: [StatValueAnswer], description: 'What they are added up to' })
  sum!: StatValueAnswer[]
}

const CONTRADICTIONS = ['both-teams', 'same-time', 'two-rosters', 'email', 'phone', 'attribute'] as const
export type ContradictionKind = (typeof CONTRADICTIONS)[number]

/** Something that one person can hardly have done, or been. */
export class ContradictionAnswer {
  @ApiProperty({ enum: CONTRADICTIONS })
  what!: ContradictionKind

  @ApiProperty({ description: 'In words' })
  message!: string

  @ApiProperty({ type: [Number], description: 'The games that it is about' })
  game_ids!: number[]
}

/** A team of which one of the players is the captain, and the master would be. */
export class CaptaincyAnswer {
  @ApiProperty({ description: 'The player of the merge who is its captain now' })
  player_id!: number

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty()
  leagueName!: string

  @ApiProperty()
  seasonName!: string
}

/** What a merge would lead to. */
export class MergePreviewAnswer {
  @ApiProperty({ type: StageTotalsAnswer })
  totals!: StageTotalsAnswer

  @ApiProperty({ type: [TwoLinesAnswer], description: 'From the earliest game' })
  twoLines!: TwoLinesAnswer[]

  @ApiProperty({ type: [CaptaincyAnswer], description: 'Of whatever player of the merge' })
  captaincies!: CaptaincyAnswer[]

  @ApiProperty({ type: [ContradictionAnswer] })
  contradictions!: ContradictionAnswer[]
}

/** The master; of a preview as they would be. */
export class MergeAnswer extends PlayerInformationAnswer {
  @ApiPropertyOptional({ type: MergePreviewAnswer, description: 'Of a preview alone' })
  preview?: MergePreviewAnswer

  @EffectsField()
  effects?: EffectsAnswer
}

/** The player into whom the duplicate was merged; of a preview as they would be. */
export class UnmergeAnswer extends PlayerInformationAnswer {
  @EffectsField()
  effects?: EffectsAnswer
}

/** A player as they are compared with others. */
export class DuplicatePlayerAnswer extends PlayerInformationAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'Day of their first game that has one, YYYY-MM-DD' })
  firstGame!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'Day of their last game that has one, YYYY-MM-DD' })
  lastGame!: string | null

  @ApiProperty({ type: StageTotalsAnswer })
  totals!: StageTotalsAnswer
}

/** Players who are likely one person. */
export class DuplicateGroupAnswer {
  @ApiProperty({ description: 'The same name; all else is a guess' })
  certain!: boolean

  @ApiProperty({ enum: DUPLICATE_REASONS })
  why!: DuplicateReason

  @ApiProperty({ description: 'In words: `Mike and Michael can be the same name.`' })
  reason!: string

  @ApiProperty({ type: [DuplicatePlayerAnswer] })
  players!: DuplicatePlayerAnswer[]
}
