import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { IdOfAddress, IdParameter, LARGEST_ID } from '../http/path-ids'

export class OrganizationSportsPath {
  @IdParameter('Organization')
  orgId!: number
}

export class SportPath {
  @IdParameter('Sport')
  sportId!: number
}

export class GamePeriodsQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, description: "A user, whose organization's periods are meant" })
  @IsOptional()
  @IdOfAddress()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  userId?: number

  @ApiPropertyOptional({ type: Number, description: 'The organization, named by a super_admin' })
  @IsOptional()
  organization_id?: string
}
