import { ApiProperty } from '@nestjs/swagger'
import type { Side } from '@fullcourt/domain/games/events'
import { LEADER_FORMS, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { OfPlayerAnswer } from '../readers/of-player.answers'
import { TeamNameAnswer } from '../readers/team-name.answers'

/** A team that changes its place in a table. */
export class RankEffectAnswer {
  @ApiProperty()
  league_id!: number

  @ApiProperty()
  leagueName!: string

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ type: Number, nullable: true, description: 'Its rank now; null where it is not in the table' })
  from!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'Its rank then' })
  to!: number | null
}

/** A player who changes their place among the first of a statistic. */
export class LeaderEffectAnswer extends OfPlayerAnswer {
  @ApiProperty({ example: 'PTS' })
  abbreviation!: string

  @ApiProperty({ enum: LEADER_FORMS, description: 'Per game, or in total' })
  by!: LeaderForm

  @ApiProperty({ type: Number, nullable: true, description: 'The rank now; null where they are not among the first' })
  from!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'The rank then' })
  to!: number | null
}

/** A place in a bracket that another team has. */
export class SlotEffectAnswer {
  @ApiProperty()
  division_id!: number

  @ApiProperty()
  divisionName!: string

  @ApiProperty({ type: String, nullable: true, example: 'r2-0', description: 'Null of the champion' })
  match_id!: string | null

  @ApiProperty({ example: 'Semifinal 1', description: '`Champion` of the champion' })
  label!: string

  @ApiProperty({ type: TeamNameAnswer, nullable: true, description: 'The team now; null where it is not known' })
  from!: TeamNameAnswer | null

  @ApiProperty({ type: TeamNameAnswer, nullable: true, description: 'The team then' })
  to!: TeamNameAnswer | null
}

/** Who plays a game, and what it came to. */
export class GameSeenAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  home_team!: TeamNameAnswer

  @ApiProperty({ type: TeamNameAnswer })
  away_team!: TeamNameAnswer

  @ApiProperty({ type: Number, nullable: true })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ enum: ['home', 'away'], nullable: true })
  walkover_winner!: Side | null
}

/** A game that follows the change: it gets other teams, loses its result, is deleted or comes back. */
export class GameEffectAnswer {
  @ApiProperty()
  game_id!: number

  @ApiProperty({ type: String, nullable: true, example: 'Semifinal 1', description: 'What it is called in its bracket' })
  label!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  date!: string | null

  @ApiProperty({ type: GameSeenAnswer, nullable: true, description: 'As it is; null where it is deleted' })
  from!: GameSeenAnswer | null

  @ApiProperty({ type: GameSeenAnswer, nullable: true, description: 'As it would be; null where it would be deleted' })
  to!: GameSeenAnswer | null
}

export class GamesPlayedAnswer {
  @ApiProperty()
  games!: number

  @ApiProperty({ description: 'How many of them have a result' })
  completed!: number
}

/** A league or division of which more or fewer games are played. */
export class ProgressEffectAnswer {
  @ApiProperty({ type: Number, nullable: true })
  league_id!: number | null

  @ApiProperty({ type: Number, nullable: true })
  division_id!: number | null

  @ApiProperty({ description: 'Of the league or division' })
  name!: string

  @ApiProperty({ type: GamesPlayedAnswer })
  from!: GamesPlayedAnswer

  @ApiProperty({ type: GamesPlayedAnswer })
  to!: GamesPlayedAnswer
}

/** What a change would lead to beside what it says itself (docs/history.md#before-it-is-saved). */
export class EffectsAnswer {
  @ApiProperty({ type: [RankEffectAnswer], description: 'In the order of the tables then' })
  ranks!: RankEffectAnswer[]

  @ApiProperty({ type: [LeaderEffectAnswer] })
  leaders!: LeaderEffectAnswer[]

  @ApiProperty({ type: [SlotEffectAnswer], description: 'From the first round on' })
  bracket!: SlotEffectAnswer[]

  @ApiProperty({ type: [GameEffectAnswer] })
  games!: GameEffectAnswer[]

  @ApiProperty({ type: [ProgressEffectAnswer] })
  progress!: ProgressEffectAnswer[]

  @ApiProperty({ description: 'How many facts would be written, with those that follow' })
  facts!: number

  @ApiProperty({ description: 'More would follow than was looked at.' })
  further!: boolean

  @ApiProperty({ description: 'What the call that saves sends as `If-Preview`' })
  token!: string
}

/** What a call answers to `?preview=true` that answers nothing else. */
export class PreviewAnswer {
  @ApiProperty({ type: EffectsAnswer })
  effects!: EffectsAnswer
}
