import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString, MaxLength } from 'class-validator'
import { LONGEST_SEARCH } from '@fullcourt/domain/search/sought-words'
import { OptionalCountParameter, OptionalIdParameter } from '../../../core/http/address-fields'
import { OfSeason } from '../../../core/http/of-tenant.dto'
import type { DirectoryFilter } from './directory.queries'

export class PlayerDirectoryParams extends OfSeason {
  @ApiPropertyOptional({ description: 'Words, or parts of them, that a name has', maxLength: LONGEST_SEARCH })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SEARCH)
  name?: string

  @OptionalIdParameter('Who is on a roster of this league')
  leagueId?: number

  @OptionalIdParameter('Who is on a roster of this team')
  teamId?: number

  @OptionalCountParameter('A part of 200 of them, from 1; without it all, of at most 1,000')
  part?: number

  toFilter(): DirectoryFilter {
    return { text: (this.name ?? '').trim(), league: this.leagueId, team: this.teamId, part: this.part }
  }
}
