import { ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator'
import { MOST_SLOTS } from '@fullcourt/domain/schedules/slots'
import { AsStored } from '../../core/http/as-stored'
import { AbbreviationField, ColoursField } from '../../core/http/branding-fields'
import { OptionalCountParameter, IdParameter } from '../../core/http/address-fields'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { MayBeLeftOut, OptionalId } from '../../core/http/fields'
import { NameField, OptionalNameField } from '../../core/http/name-field'
import { GlobalTeamAnswer } from './teams.answers'
import { WithReason } from '../../core/http/with-reason.dto'

export class TeamPath {
  @IdParameter('Team')
  id!: number
}

export class TeamDetailParams extends OfSeason {
  @OptionalCountParameter('At most so many games, those around the last result; without it all of the season')
  games?: number
}

export class NewTeamDto extends WithReason {
  @NameField('Team name')
  name!: string

  @ColoursField()
  colors?: string[]

  @AbbreviationField()
  abbreviation?: string | null

  @OptionalId()
  leagueId?: number | null
}

@AsStored(GlobalTeamAnswer)
export class TeamDto extends WithReason {
  @OptionalNameField('Team name')
  name?: string

  @ColoursField()
  colors?: string[]

  @AbbreviationField()
  abbreviation?: string | null

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
