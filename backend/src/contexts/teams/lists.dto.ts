import { ApiProperty } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from 'class-validator'
import { LONGEST_LIST } from '@fullcourt/domain/facts/checked-list'
import { WithReason } from '../../core/http/with-reason.dto'
import { Id, OptionalFlag } from '../../core/http/fields'

/** What the confirmation of a list says. */
export const CONFIRM = 'Adds rows of which a first call warned (409): names that exist already, numbers that come twice'

/** Several new teams of a league. */
export class NewTeamsDto extends WithReason {
  @Id()
  leagueId!: number

  @ApiProperty({ type: [String], minItems: 1, maxItems: LONGEST_LIST })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LONGEST_LIST)
  @IsString({ each: true })
  names!: string[]

  @OptionalFlag(CONFIRM)
  confirm?: boolean
}
