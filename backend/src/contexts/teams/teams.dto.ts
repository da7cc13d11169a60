import { ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator'
import { MOST_SLOTS } from '@fullcourt/domain/schedules/slots'
import { AsStored } from '../../core/http/as-stored'
import { WithBranding } from '../../core/http/branding.dto'
import { OptionalCountParameter, IdParameter } from '../../core/http/address-fields'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { MayBeLeftOut, OptionalId } from '../../core/http/fields'
import { NameField, OptionalNameField } from '../../core/http/name-field'
import { GlobalTeamAnswer } from './teams.answers'

export class TeamPath {
  @IdParameter('Team')
  id!: number
}

export class TeamDetailParams extends OfSeason {
  @OptionalCountParameter('At most so many games, those around the last result; without it all of the season')
  games?: number
}

export class NewTeamDto extends WithBranding {
  @NameField('Team name')
  name!: string

  @OptionalId()
  leagueId?: number | null
}

@AsStored(GlobalTeamAnswer)
export class TeamDto extends WithBranding {
  @OptionalNameField('Team name')
  name?: string

  @OptionalId('The league that the team is to play in')
  leagueId?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Accepted and not looked at: If-Match says it.' })
  @IsOptional()
  revision?: unknown

  /** Named like `leagueId`, with the league's name; it may still be the one before. */
  @ApiPropertyOptional({ type: Object, nullable: true, description: 'Accepted and not looked at: leagueId says which it is.' })
  @IsOptional()
  league?: unknown

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_SLOTS,
    description: 'When the team cannot play, the whole list: HH:MM every week, YYYY-MM-DD HH:MM once',
  })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MOST_SLOTS)
  @IsString({ each: true })
  unavailableSlots?: string[]
}
