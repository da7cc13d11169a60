import { ApiProperty } from '@nestjs/swagger'
import { IsString } from 'class-validator'
import { LONGEST_WEEK_OFF_REASON } from '@fullcourt/domain/schedules/week-offs/decide'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { IdParameter } from '../../../core/http/address-fields'
import { Id, TextOrNone } from '../../../core/http/fields'

export class WeekOffPath {
  @IdParameter('Week off')
  id!: number
}

/** A week in which a league does not play; the reason is shown to visitors (docs/schedules.md#weeks-off). */
export class NewWeekOffDto {
  @Id('The season')
  season_id!: number

  @Id('The league')
  league_id!: number

  @ApiProperty({ description: 'YYYY-MM-DD' })
  @IsString()
  date!: string

  @TextOrNone(LONGEST_WEEK_OFF_REASON)
  reason?: string | null

  toLeague(): LeagueInSeason {
    return { season: this.season_id, league: this.league_id }
  }
}
