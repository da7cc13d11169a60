import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { OptionalIdParameter } from './path-ids'

/** A read of one season: the active one where none is named. A season of another organization is not there (404). */
export class OfSeason {
  @OptionalIdParameter('A season; without it the active one')
  seasonId?: number

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
