import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { OrganizationParameter } from './organization-parameter'

/** A read of one organization's things. */
export class OfTenant {
  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  domain?: string

  @OrganizationParameter()
  organization_id?: string
}
