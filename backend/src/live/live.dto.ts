import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches } from 'class-validator'
import { POSITION_FORM } from '../http/parameters'

export class LiveQuery {
  @ApiPropertyOptional({
    description: 'The position of the log at which the page was made: what changed since is reported first',
  })
  @IsOptional()
  @Matches(POSITION_FORM, { message: 'since must be a position of the log.' })
  since?: string

  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  domain?: string

  @ApiPropertyOptional({ description: 'The organization, for a super_admin' })
  @IsOptional()
  organization_id?: string
}
