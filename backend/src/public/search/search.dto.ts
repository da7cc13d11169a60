import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString, MaxLength } from 'class-validator'
import { LONGEST_SEARCH } from '@fullcourt/domain/search/sought-words'
import { OfOrganization } from '../../core/http/of-tenant.dto'

export class SearchQueryDto extends OfOrganization {
  @ApiProperty({ description: 'What is looked for: names of teams, players and pages', maxLength: LONGEST_SEARCH })
  @IsString()
  @MaxLength(LONGEST_SEARCH)
  q!: string

  @ApiPropertyOptional({ description: "The organization's slug" })
  @IsOptional()
  @IsString()
  slug?: string

  @ApiPropertyOptional({ description: "The organization's domain" })
  @IsOptional()
  @IsString()
  domain?: string
}
