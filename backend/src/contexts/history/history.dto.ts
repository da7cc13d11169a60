import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches } from 'class-validator'
import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import { IdParameter } from '../../core/http/address-fields'
import { OneOf } from '../../core/http/fields'
import { OfOrganization } from '../../core/http/of-tenant.dto'

export class HistoryPath {
  @OneOf(HISTORY_KINDS)
  kind!: HistoryKind

  @IdParameter('The thing')
  id!: number
}

export class ChangesAroundPath extends HistoryPath {
  @ApiProperty({ description: 'A position of the log' })
  @Matches(/^\d{20}$/, { message: 'Position must be 20 digits.' })
  position!: string
}

export class HistoryParams extends OfOrganization {
  @ApiPropertyOptional({ description: 'Only what happened before this position' })
  @IsOptional()
  @Matches(/^\d{20}$/, { message: 'Before must be a position: 20 digits.' })
  before?: string
}
