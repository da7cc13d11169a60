import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { OptionalIdParameter } from './address-fields'

/** A call in one organization, which a super_admin names; it is looked at where the scope is made. */
export class OfOrganization {
  @ApiPropertyOptional({ type: Number, description: 'The organization, named by a super_admin' })
  @IsOptional()
  organization_id?: string
}

/** A read of one organization's things. */
export class OfTenant extends OfOrganization {
  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  domain?: string

  @ApiPropertyOptional({ description: 'What was known then: `2026-11-20T21:03:00Z`, a day to its end, or a position of the log' })
  @IsOptional()
  asOf?: string
}

/** A read of one season: the active one where none is named. A season of another organization is not there (404). */
export class OfSeason extends OfTenant {
  @OptionalIdParameter('A season; without it the active one')
  seasonId?: number
}
