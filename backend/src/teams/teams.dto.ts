import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import { AsStored } from '../http/as-stored'
import { BlankAsNone, NumberOfForm } from '../http/blank-as-none'
import { NameField, OptionalNameField } from '../http/name-field'
import { IdParameter, LARGEST_ID } from '../http/path-ids'
import { ReasonField } from '../http/reason-field'
import { LeaguePath } from '../leagues/leagues.dto'
import type { TeamInLeague } from '../access/season-access'

export class TeamPath {
  @IdParameter('Team')
  id!: number
}

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
export class NewLeagueTeamDto {
  @ApiPropertyOptional({ type: Number, nullable: true, description: 'A team that plays elsewhere' })
  @BlankAsNone()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  copyFromTeamId?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  name?: string | null

  @ReasonField()
  reason?: string
}

/** A team in a league as its form sends it. */
export class LeagueTeamDto {
  @OptionalNameField('Team name')
  name?: string

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'A player of the roster; null for none' })
  @NumberOfForm()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
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

  @AsStored(String)
  logo?: unknown

  @AsStored(Number)
  id?: unknown

  @AsStored(Number)
  slt_id?: unknown

  @AsStored(Number)
  seasons_leagues_teams_id?: unknown

  @AsStored(Number)
  captain_id?: unknown

  @AsStored(Number)
  rank?: unknown

  @AsStored(Number)
  playersCount?: unknown

  @AsStored(Number)
  gamesPlayed?: unknown

  @AsStored(Number)
  wins?: unknown

  @AsStored(Number)
  losses?: unknown

  @AsStored(Number)
  ties?: unknown

  @AsStored(Number)
  winPercentage?: unknown

  @AsStored(Number)
  pointsFor?: unknown

  @AsStored(Number)
  pointsAgainst?: unknown

  @AsStored(Number)
  ftPercentage?: unknown

  @AsStored(Number)
  total3PM?: unknown

  @AsStored(Number)
  league_id?: unknown

  @AsStored(String)
  leagueName?: unknown
}

/** A player who exists, or a new one by name. */
export class NewTeamPlayerDto {
  @ApiPropertyOptional({ type: Number, nullable: true, description: 'A player who exists' })
  @NumberOfForm()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
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

  @ReasonField()
  reason?: string
}

export class NewTeamDto {
  @NameField('Team name')
  name!: string

  @ApiPropertyOptional({ type: Number, nullable: true })
  @BlankAsNone()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  leagueId?: number | null

  @ReasonField()
  reason?: string
}

export class TeamDto {
  @OptionalNameField('Team name')
  name?: string

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'The league that the team is to play in' })
  @BlankAsNone()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  leagueId?: number | null

  @ReasonField()
  reason?: string

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Accepted and not looked at: If-Match says it.' })
  @IsOptional()
  revision?: unknown

  @AsStored(Number)
  id?: unknown

  @AsStored(String)
  logo?: unknown

  @AsStored(Number)
  playersCount?: unknown

  @AsStored()
  players?: unknown

  @AsStored()
  leagues?: unknown

  /** Named like `leagueId`, with the league's name; it may still be the one before. */
  @ApiPropertyOptional({ type: Object, nullable: true, description: 'Accepted and not looked at: leagueId says which it is.' })
  @IsOptional()
  league?: unknown

  @ApiPropertyOptional({ type: [String], description: 'Not kept yet' })
  @IsOptional()
  unavailableSlots?: unknown
}

export class TeamsByLeagueQuery {
  @IdParameter('League')
  leagueId!: number

  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  organization_id?: string
}
