import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { OfOrganization } from './of-organization.dto'

/** A read of one organization's things. */
export class OfTenant extends OfOrganization {
  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  domain?: string
}
