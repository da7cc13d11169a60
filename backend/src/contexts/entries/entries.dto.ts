import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString, MaxLength } from 'class-validator'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import { AsStored } from '../../core/http/as-stored'
import { AttributeValuesField, type AttributeValueDto } from '../../core/http/attribute-values.dto'
import { WithBranding } from '../../core/http/branding.dto'
import { OptionalNameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/address-fields'
import { Ids, OptionalId, OptionalIdOfForm, TextOrNone } from '../../core/http/fields'
import type { TeamInLeague } from '../../core/access/season-access'
import { StandingsTeamAnswer } from '../standings/standings.answers'
import { WithReason } from '../../core/http/with-reason.dto'
import { LeaguePath } from '../../core/access/paths.dto'

export class LeagueTeamPath extends LeaguePath {
  @IdParameter('Team')
  id!: number

  toTeam(): TeamInLeague {
    return { ...this.toLeague(), team: this.id }
  }
}

export class TeamPlayerPath extends LeagueTeamPath {
  @IdParameter('Player')
  playerId!: number
}

/** A new team by name, or one that plays elsewhere. */
export class NewLeagueTeamDto extends WithBranding {
  @OptionalId('A team that plays elsewhere')
  copyFromTeamId?: number | null

  @TextOrNone(LONGEST_NAME)
  name?: string | null
}

/** A team in a league as its form sends it. */
@AsStored(StandingsTeamAnswer)
export class LeagueTeamDto extends WithBranding {
  @OptionalNameField('Team name')
  name?: string

  @OptionalIdOfForm('A player of the roster; null for none')
  captainId?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Accepted and not stored: captainId says who it is.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  captain?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Accepted and not looked at: If-Match says it.' })
  @IsOptional()
  revision?: unknown
}

const MOST_MOVED = 1000

/** Players who go to another roster of their season together. */
export class MovedPlayersDto extends WithReason {
  @Ids(MOST_MOVED, 'They leave all other rosters of the season: all of them move, or none')
  player_ids!: number[]
}

/** A player who exists, or a new one by name. */
export class NewTeamPlayerDto extends WithReason {
  @OptionalIdOfForm('A player who exists')
  player_id?: number | null

  @TextOrNone(LONGEST_NAME)
  firstName?: string | null

  @TextOrNone(LONGEST_NAME)
  lastName?: string | null

  @AttributeValuesField()
  attributeValues?: AttributeValueDto[]
}
