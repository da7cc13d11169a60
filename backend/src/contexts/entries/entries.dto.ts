import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString, MaxLength } from 'class-validator'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import { AsStored } from '../../core/http/as-stored'
import { AttributeValuesField, type AttributeValueDto } from '../../core/http/attribute-values.dto'
import { AbbreviationField, ColoursField } from '../../core/http/branding-fields'
import { OptionalNameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/path-ids'
import { OptionalId, OptionalIdOfForm } from '../../core/http/optional-id'
import { ReasonField } from '../../core/http/reason-field'
import type { TeamInLeague } from '../../core/access/season-access'
import { StandingsTeamAnswer } from '../standings/standings.answers'

export class LeagueTeamPath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('League')
  leagueId!: number

  @IdParameter('Team')
  id!: number

  toTeam(): TeamInLeague {
    return { season: this.seasonId, league: this.leagueId, team: this.id }
  }
}

export class TeamPlayerPath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('League')
  leagueId!: number

  @IdParameter('Team')
  id!: number

  @IdParameter('Player')
  playerId!: number

  toTeam(): TeamInLeague {
    return { season: this.seasonId, league: this.leagueId, team: this.id }
  }
}

/** A new team by name, or one that plays elsewhere. */
export class NewLeagueTeamDto {
  @OptionalId('A team that plays elsewhere')
  copyFromTeamId?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  name?: string | null

  @ColoursField()
  colors?: string[]

  @AbbreviationField()
  abbreviation?: string | null

  @ReasonField()
  reason?: string
}

/** A team in a league as its form sends it. */
@AsStored(StandingsTeamAnswer)
export class LeagueTeamDto {
  @OptionalNameField('Team name')
  name?: string

  @ColoursField()
  colors?: string[]

  @AbbreviationField()
  abbreviation?: string | null

  @OptionalIdOfForm('A player of the roster; null for none')
  captainId?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Accepted and not stored: captainId says who it is.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  captain?: string | null

  @ReasonField()
  reason?: string

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Accepted and not looked at: If-Match says it.' })
  @IsOptional()
  revision?: unknown
}

/** A player who exists, or a new one by name. */
export class NewTeamPlayerDto {
  @OptionalIdOfForm('A player who exists')
  player_id?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  firstName?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  lastName?: string | null

  @AttributeValuesField()
  attributeValues?: AttributeValueDto[]

  @ReasonField()
  reason?: string
}
