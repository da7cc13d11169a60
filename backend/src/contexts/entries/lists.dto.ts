import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsOptional, IsString } from 'class-validator'
import { LONGEST_LIST } from '@fullcourt/domain/facts/checked-list'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import type { PlayerRow } from '@fullcourt/domain/players/player-list'
import { BlankAsNone, ListOf, OptionalFlag } from '../../core/http/fields'

import { CONFIRM } from '../teams/lists.dto'
import { WithReason } from '../../core/http/with-reason.dto'

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
export class NewTeamPlayersDto extends WithReason {
  @ListOf(NewPlayerRowDto, { least: 1, most: LONGEST_LIST })
  players!: NewPlayerRowDto[]

  @OptionalFlag(CONFIRM)
  confirm?: boolean

  toRows(): readonly Omit<PlayerRow, 'line'>[] {
    return this.players.map(({ firstName, lastName, number }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      number: number?.trim() ?? null,
    }))
  }
}
