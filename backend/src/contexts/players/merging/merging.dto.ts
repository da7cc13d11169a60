import { ApiProperty } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator'
import { MOST_DUPLICATES } from '@fullcourt/domain/players/merging/decide'
import { Id } from '../../games/fields'
import { FlagParameter } from '../../../core/http/flag-parameter'
import { IdParameter, LARGEST_ID } from '../../../core/http/path-ids'
import { OrganizationParameter } from '../../../core/http/organization-parameter'
import { ReasonField } from '../../../core/http/reason-field'

export class MergeDto {
  @Id('The player who stands for all of them')
  masterId!: number

  @ApiProperty({ type: [Number], minItems: 1, maxItems: MOST_DUPLICATES, description: 'The players who are the same person' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_DUPLICATES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  duplicateIds!: number[]

  @ReasonField()
  reason?: string
}

export class MergeParams {
  @FlagParameter('Nothing is merged: the answer says what would be')
  preview?: boolean

  @OrganizationParameter()
  organization_id?: string
}

export class MasterPath {
  @IdParameter('Player into whom the duplicate was merged')
  masterId!: number
}

export class UnmergeDto {
  @Id('The player who stands for themselves again')
  duplicateId!: number

  @ReasonField()
  reason?: string
}
