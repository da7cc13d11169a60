import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, Max, Min } from 'class-validator'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { AsStored } from '../../core/http/as-stored'
import { MayBeLeftOut, OptionalId, Id, ListOf, WholeNumber } from '../../core/http/fields'
import { NameField } from '../../core/http/name-field'
import { OfTenant } from '../../core/http/of-tenant.dto'
import { OptionalDay } from '../games/fields'
import { LARGEST_ID, OptionalIdParameter } from '../../core/http/address-fields'
import { LeagueWithTeamsAnswer } from './leagues.answers'
import { WithReason } from '../../core/http/with-reason.dto'

const MOST_LEAGUES = 1_000

/** Leagues of all seasons, or of the one that is named. */
export class LeaguesParams extends OfTenant {
  @OptionalIdParameter('A season; without it all of them')
  seasonId?: number
}

export const THROUGH = 'The tables through this day: games after it count as not played (docs/history.md#through-a-day)'

export class TablesOfSeasonParams extends OfTenant {
  @OptionalDay(THROUGH)
  through?: string
}

export class NewLeagueDto extends WithReason {
  @NameField('League name')
  name!: string

  @ApiPropertyOptional({ description: 'The season of the path' })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  season_id?: number

  @OptionalId('A season whose league of that name is copied.')
  copyFromSeasonId?: number | null
}

@AsStored(LeagueWithTeamsAnswer)
export class LeagueDto extends WithReason {
  @NameField('League name')
  name!: string
}

export class LeaguePositionDto {
  @Id()
  id!: number

  @WholeNumber({ least: 0, most: MOST_LEAGUES })
  position!: number
}

export class LeagueOrderDto extends WithReason {
  @ListOf(LeaguePositionDto, { most: MOST_LEAGUES, description: 'Every league of the season once' })
  orderedLeagues!: LeaguePositionDto[]

  toOrder(): readonly LeagueId[] {
    return [...this.orderedLeagues].sort((a, b) => a.position - b.position).map(({ id }) => id)
  }
}
