import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator'
import { LARGEST_DIVISION } from '@fullcourt/domain/divisions/decide'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { AsStored } from '../../core/http/as-stored'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { NameField } from '../../core/http/name-field'
import { IdParameter, LARGEST_ID } from '../../core/http/path-ids'
import { ReasonField } from '../../core/http/reason-field'
import { DivisionAnswer } from './divisions.answers'

export class SeasonDivisionsPath {
  @IdParameter('Season')
  seasonId!: number
}

export class SeasonDivisionPath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('Division')
  divisionId!: number
}

export class DivisionPath {
  @IdParameter('Division')
  id!: number
}

export class DivisionTeamPath {
  @IdParameter('Division')
  id!: number

  @IdParameter("The team's entry in its league")
  sltId!: number
}

export class NewDivisionDto {
  @NameField('Division name')
  name!: string

  @ReasonField()
  reason?: string
}

@AsStored(DivisionAnswer)
export class DivisionNameDto {
  @NameField('Division name')
  name!: string

  @ReasonField()
  reason?: string
}

const EntryField = (): PropertyDecorator => (target, field) => {
  ApiProperty({ type: Number, minimum: 1, description: "The team's entry in its league" })(target, field)
  IsInt()(target, field)
  Min(1)(target, field)
  Max(LARGEST_ID)(target, field)
}

export class AssignTeamDto {
  @EntryField()
  seasons_leagues_teams_id!: number

  @ApiPropertyOptional({ minimum: 0, description: 'From 0; without it, or behind the last team, the team comes last' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(LARGEST_ID)
  position?: number

  @ReasonField()
  reason?: string
}

export class RemoveTeamsDto {
  @ApiProperty({ type: [Number], description: 'Entries of teams of the division: all of them leave it, or none' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LARGEST_DIVISION)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  slt_ids!: number[]

  @ReasonField()
  reason?: string
}

export class TeamPositionDto {
  @EntryField()
  slt_id!: number

  @ApiProperty({ minimum: 0 })
  @IsInt()
  @Min(0)
  @Max(LARGEST_ID)
  position!: number
}

export class TeamOrderDto {
  @ApiProperty({ type: [TeamPositionDto], description: 'Every team of the division once' })
  @IsArray()
  @ArrayMaxSize(LARGEST_DIVISION)
  @ValidateNested({ each: true })
  @Type(() => TeamPositionDto)
  orderedTeams!: TeamPositionDto[]

  @ReasonField()
  reason?: string

  toOrder(): readonly EntryId[] {
    return [...this.orderedTeams].sort((a, b) => a.position - b.position).map(({ slt_id }) => slt_id)
  }
}

export class FillDivisionDto {
  @ApiProperty({ minimum: 1, description: 'A league of the season' })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  leagueId!: number

  @ApiProperty({ minimum: 1, maximum: LARGEST_DIVISION, description: 'How many teams: the first that are in no division yet' })
  @IsInt()
  @Min(1)
  @Max(LARGEST_DIVISION)
  count!: number

  @ReasonField()
  reason?: string
}
