import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsOptional, IsString, ValidateNested } from 'class-validator'
import { LONGEST_LIST } from '@fullcourt/domain/facts/checked-list'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import type { PlayerRow } from '@fullcourt/domain/players/player-list'
import { BlankAsNone } from '../../core/http/blank-as-none'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { ReasonField } from '../../core/http/reason-field'

import { CONFIRM } from '../teams/lists.dto'

export class NewPlayerRowDto {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @IsOptional()
  @IsString()
  firstName?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @IsOptional()
  @IsString()
  lastName?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 3, description: 'The shirt number; `0` and `00` are two' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @BlankAsNone()
  @IsOptional()
  @IsString()
  number?: string | null
}

/** Several new players of a roster. */
export class NewTeamPlayersDto {
  @ApiProperty({ type: [NewPlayerRowDto], minItems: 1, maxItems: LONGEST_LIST })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LONGEST_LIST)
  @ValidateNested({ each: true })
  @Type(() => NewPlayerRowDto)
  players!: NewPlayerRowDto[]

  @ApiPropertyOptional({ description: CONFIRM })
  @MayBeLeftOut()
  @IsBoolean()
  confirm?: boolean

  @ReasonField()
  reason?: string

  toRows(): readonly Omit<PlayerRow, 'line'>[] {
    return this.players.map(({ firstName, lastName, number }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      number: number?.trim() ?? null,
    }))
  }
}
