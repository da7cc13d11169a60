import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { applyDecorators } from '@nestjs/common'
import { IsInt, Max, Min } from 'class-validator'

/** The largest id that is ever asked for; what is larger is a typing mistake, not a thing that is missing. */
export const LARGEST_ID = 2_147_483_647

/** An id in a path or query: a whole number from 1, described in the OpenAPI document. */
export const IdParameter = (description: string) =>
  applyDecorators(
    ApiProperty({ type: Number, description, minimum: 1 }),
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(LARGEST_ID),
  )
