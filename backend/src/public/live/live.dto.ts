import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches } from 'class-validator'
import { OfTenant } from '../../core/http/of-tenant.dto'
import { POSITION_FORM } from '../../core/http/parameters'

/** Whose changes, and since when. */
export class LiveParams extends OfTenant {
  @ApiPropertyOptional({
    description: 'The position of the log at which the page was made: what changed since is reported first',
  })
  @IsOptional()
  @Matches(POSITION_FORM, { message: 'Since must be a position of the log.' })
  since?: string
}
