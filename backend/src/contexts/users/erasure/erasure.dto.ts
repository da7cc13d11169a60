import { ApiProperty } from '@nestjs/swagger'
import { IsIn } from 'class-validator'
import { IdParameter } from '../../../core/http/path-ids'
import type { PersonKind } from './erase-person.command'

const KINDS = ['player', 'user'] as const

export class PersonPath {
  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS)
  kind!: PersonKind

  @IdParameter('The person')
  id!: number
}
