import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { IdOfAddress } from './path-ids'

const MOST = 1_000

/** How many things are wanted at most: a whole number of a query from 1 to 1,000, which may be left out. */
export const OptionalCountParameter = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, description, minimum: 1, maximum: MOST }),
    IsOptional(),
    IdOfAddress(),
    IsInt(),
    Min(1),
    Max(MOST),
  )
