import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'

/** A call in one organization, which a super_admin names; it is looked at where the scope is made. */
export class OfOrganization {
  @ApiPropertyOptional({ type: Number, description: 'The organization, named by a super_admin' })
  @IsOptional()
  organization_id?: string
}
