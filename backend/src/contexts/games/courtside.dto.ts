import { LONGEST_PERIOD } from '@fullcourt/domain/games/record-courtside'
import { Flag, Id, IdsOrNone, OptionalIdOfBody, WholeNumber } from '../../core/http/fields'
import { WithReason } from '../../core/http/with-reason.dto'
import { MomentOfCourt } from './fields'

/** More than play at a time: it is said then that they are too many. */
const MOST_SUBSTITUTED = 15

class CountDto extends WithReason {
  @Id('The game period in which it was')
  gamePeriodId!: number

  @Id('One of the two teams')
  team_id!: number

  @Flag('Whether one is taken back')
  takenBack!: boolean

  get change(): 1 | -1 {
    return this.takenBack ? -1 : 1
  }
}

/** One foul more, or one that is taken back. */
export class FoulDto extends CountDto {
  @OptionalIdOfBody('Whose foul it was; without it, that of coach and bench')
  player_id?: number | null
}

/** One time-out more, or one that is taken back. */
export class TimeOutDto extends CountDto {}

/** Players of a team who left the court and who entered it, or that it is taken back (by team and moment alone). */
export class SubstitutionDto extends CountDto {
  @WholeNumber({ least: 0, most: LONGEST_PERIOD, description: 'Milliseconds that were left of the period' })
  remaining!: number

  @MomentOfCourt()
  at!: string

  @IdsOrNone(MOST_SUBSTITUTED, 'Players who left the court; empty where the five began')
  out!: number[];

  @IdsOrNone(MOST_SUBSTITUTED, 'Players who entered it')
  in!: number[]
}

/** What the game clock showed, and what was done with it. */
export class GameClockDto extends WithReason {
  @Id('The game period')
  gamePeriodId!: number

  @Flag('Whether it runs from then on')
  runs!: boolean

  @Flag('Whether it was set to another time, and not only started or stopped')
  set!: boolean

  @WholeNumber({ least: 0, most: LONGEST_PERIOD, description: 'Milliseconds that were left of the period' })
  remaining!: number

  @MomentOfCourt()
  at!: string
}
