import { EffectsAnswer } from '../../core/effects/effects.answers'
import { EffectsField } from '../../core/effects/previewed'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { OrderRuleAnswer } from '../standings/order-rule.answers'

/** Teams that nothing tells apart. */
export class EqualTeamsAnswer {
  @ApiProperty({ type: [TeamNameAnswer] })
  teams!: TeamNameAnswer[]
}

/** By what the table of a league is ordered. */
export class LeagueOrderRuleAnswer {
  @ApiPropertyOptional({ description: 'Revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty({ description: 'Whether the league has a rule of its own' })
  isOwn!: boolean

  @ApiProperty({ type: OrderRuleAnswer })
  rule!: OrderRuleAnswer

  @ApiProperty({ type: Number, nullable: true, description: 'So many teams go on to the play-offs; null where nobody says it' })
  playOffPlaces!: number | null

  @ApiProperty({ type: [EqualTeamsAnswer], description: 'Teams whose lots are the last step, and were not drawn yet' })
  waitingForLots!: EqualTeamsAnswer[]

  @EffectsField()
  effects?: EffectsAnswer
}

/** A team in the table as it would be. */
export class OrderPreviewRowAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ description: 'As it would be' })
  rank!: number

  @ApiProperty({ description: 'As it is' })
  rankNow!: number

  @ApiProperty({ description: 'Its place in the list as it is, from 1: teams of one rank may change places' })
  placeNow!: number
}
