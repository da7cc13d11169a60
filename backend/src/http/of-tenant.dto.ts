import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'

/** A read of one organization's things. */
export class OfTenant {
  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  domain?: string

  @ApiPropertyOptional({ type: Number, description: 'The organization, named by a super_admin' })
  @IsOptional()
  organization_id?: string
}
