import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean } from 'class-validator'
import { MOST_PENDING } from '@fullcourt/domain/schedules/pending/decide'
import { Id, Ids, ListOf, MayBeLeftOut, OptionalIdOfBody } from '../../../core/http/fields'
import { WithReason } from '../../../core/http/with-reason.dto'
import { SlotText } from '../slot-text'
import type { NamedChange } from './pending.commands'

/** More games are moved at once by nobody. */
const MOST_AT_ONCE = 200

/** What is to become of a game; what is not sent stays. */
export class WantedChangeDto {
  @Id('A game of the league without a result')
  game_id!: number

  @SlotText('YYYY-MM-DD')
  date?: string | null

  @SlotText('HH:MM, wall time of the organization')
  time?: string | null

  @SlotText('Where it is played')
  location?: string | null

  @OptionalIdOfBody('The home team')
  home_team_id?: number | null

  @OptionalIdOfBody('The away team')
  away_team_id?: number | null

  @ApiPropertyOptional({ type: Boolean, description: 'It is to be deleted' })
  @MayBeLeftOut()
  @IsBoolean()
  deleted?: boolean

  toChange(): NamedChange {
    if (this.deleted === true) return { game: this.game_id, wanted: 'deleted' }
    const { date, time, location, home_team_id: home, away_team_id: away } = this
    const wanted = {
      ...(date !== undefined && { date }),
      ...(time !== undefined && { time }),
      ...(location !== undefined && { location }),
      ...(home != null && { home: { team: home } }),
      ...(away != null && { away: { team: away } }),
    }
    return { game: this.game_id, wanted }
  }
}

export class WantedChangesDto extends WithReason {
  @ListOf(WantedChangeDto, { least: 1, most: MOST_AT_ONCE, description: 'Beside what is pending of other games' })
  changes!: WantedChangeDto[]
}

export class DiscardedChangesDto extends WithReason {
  @Ids(MOST_PENDING, 'Games that stay as they are')
  games!: number[]
}
