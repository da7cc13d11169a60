import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional, Matches } from 'class-validator'
import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import { IdParameter } from '../../core/http/path-ids'
import { OrganizationParameter } from '../../core/http/organization-parameter'

export class HistoryPath {
  @ApiProperty({ enum: HISTORY_KINDS })
  @IsIn(HISTORY_KINDS)
  kind!: HistoryKind

  @IdParameter('The thing')
  id!: number
}

export class HistoryParams {
  @ApiPropertyOptional({ description: 'Only what happened before this position' })
  @IsOptional()
  @Matches(/^\d{20}$/, { message: 'Before must be a position: 20 digits.' })
  before?: string

  @OrganizationParameter()
  organization_id?: string
}
