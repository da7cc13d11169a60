import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional } from 'class-validator'
import { STAT_DEFINITIONS, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { MINUTES } from '@fullcourt/domain/statistics/minutes'
import { LEADER_FORMS, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { IdParameter } from '../../core/http/address-fields'

export class OrganizationSportsPath {
  @IdParameter('Organization')
  orgId!: number
}

type Leading = Abbreviation | typeof MINUTES.abbreviation

const ABBREVIATIONS: readonly Leading[] = [...STAT_DEFINITIONS, MINUTES].map(({ abbreviation }) => abbreviation)

/** Which leaders: of one statistic the first twenty, else of all that are shown the first five. */
export class LeadersQueryDto extends OfSeason {
  @ApiPropertyOptional({ enum: LEADER_FORMS, default: 'game' })
  @IsOptional()
  @IsIn(LEADER_FORMS)
  by?: LeaderForm

  @ApiPropertyOptional({ enum: [...ABBREVIATIONS], enumName: 'StatAbbreviation' })
  @IsOptional()
  @IsIn(ABBREVIATIONS)
  stat?: Leading
}
