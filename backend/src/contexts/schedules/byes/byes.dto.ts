import { ApiProperty } from '@nestjs/swagger'
import { IsString } from 'class-validator'
import { OptionalIdOfForm, Id } from '../../../core/http/fields'
import { IdParameter } from '../../../core/http/address-fields'
import { WithReason } from '../../../core/http/with-reason.dto'

export class ByePath {
  @IdParameter('Bye')
  id!: number
}

/** A team that does not play on a date; the league is found where the team is in one of the active season alone. */
export class NewByeDto extends WithReason {
  @ApiProperty({ description: 'YYYY-MM-DD' })
  @IsString()
  date!: string

  @Id('The team')
  team_id!: number

  @OptionalIdOfForm('The league; without it the only one in which the team plays')
  league_id?: number | null
}
