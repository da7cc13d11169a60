import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, IsString, Max, Min } from 'class-validator'
import { LONGEST_LIST } from '@fullcourt/domain/facts/checked-list'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { LARGEST_ID } from '../../core/http/path-ids'
import { ReasonField } from '../../core/http/reason-field'

/** What the confirmation of a list says. */
export const CONFIRM = 'Adds rows of which a first call warned (409): names that exist already, numbers that come twice'

/** Several new teams of a league. */
export class NewTeamsDto {
  @ApiProperty({ minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  leagueId!: number

  @ApiProperty({ type: [String], minItems: 1, maxItems: LONGEST_LIST })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LONGEST_LIST)
  @IsString({ each: true })
  names!: string[]

  @ApiPropertyOptional({ description: CONFIRM })
  @MayBeLeftOut()
  @IsBoolean()
  confirm?: boolean

  @ReasonField()
  reason?: string
}
