import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { OptionalDay, OptionalIdParameter } from '../games/fields'
import { IdParameter } from '../http/path-ids'
import type { LeagueInSeason } from '../access/season-access'
import type { DatesFilter } from './league-dates'

/** A league as the addresses of its byes and weeks off name it. */
export class SeasonLeaguePath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('League')
  leagueId!: number

  toLeague(): LeagueInSeason {
    return { season: this.seasonId, league: this.leagueId }
  }
}

/** Which byes or weeks off a list shows; dates are days of the organization, both included. */
export class DatesQuery {
  @OptionalIdParameter('A season; without it the active one')
  seasonId?: number

  @OptionalIdParameter('A league')
  leagueId?: number

  @OptionalIdParameter('A team: its byes, and the weeks off of its leagues')
  teamId?: number

  @OptionalDay('First day')
  from?: string

  @OptionalDay('Last day')
  to?: string

  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  domain?: string

  @ApiPropertyOptional({ type: Number, description: 'The organization, named by a super_admin' })
  @IsOptional()
  organization_id?: string

  toFilter(): DatesFilter {
    return { season: this.seasonId, league: this.leagueId, team: this.teamId, from: this.from, to: this.to }
  }
}
