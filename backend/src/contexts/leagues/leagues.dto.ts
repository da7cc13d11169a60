import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { AsStored } from '../../core/http/as-stored'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { NameField } from '../../core/http/name-field'
import { OfTenant } from '../../core/http/of-tenant.dto'
import { IdParameter, LARGEST_ID, OptionalIdParameter } from '../../core/http/path-ids'
import { OptionalId } from '../../core/http/optional-id'
import { ReasonField } from '../../core/http/reason-field'
import type { LeagueInSeason } from '../../core/access/season-access'
import { LeagueWithTeamsAnswer } from './leagues.answers'

const MOST_LEAGUES = 1_000

/** Leagues of all seasons, or of the one that is named. */
export class LeaguesParams extends OfTenant {
  @OptionalIdParameter('A season; without it all of them')
  seasonId?: number
}

export class SeasonLeaguesPath {
  @IdParameter('Season')
  seasonId!: number
}

export class LeaguePath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('League')
  leagueId!: number

  toLeague(): LeagueInSeason {
    return { season: this.seasonId, league: this.leagueId }
  }
}

export class NewLeagueDto {
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

  @ReasonField()
  reason?: string
}

@AsStored(LeagueWithTeamsAnswer)
export class LeagueDto {
  @NameField('League name')
  name!: string

  @ReasonField()
  reason?: string
}

export class LeaguePositionDto {
  @ApiProperty({ minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  id!: number

  @ApiProperty({ minimum: 0 })
  @IsInt()
  @Min(0)
  @Max(MOST_LEAGUES)
  position!: number
}

export class LeagueOrderDto {
  @ApiProperty({ type: [LeaguePositionDto], description: 'Every league of the season once' })
  @IsArray()
  @ArrayMaxSize(MOST_LEAGUES)
  @ValidateNested({ each: true })
  @Type(() => LeaguePositionDto)
  orderedLeagues!: LeaguePositionDto[]

  @ReasonField()
  reason?: string

  toOrder(): readonly LeagueId[] {
    return [...this.orderedLeagues].sort((a, b) => a.position - b.position).map(({ id }) => id)
  }
}
