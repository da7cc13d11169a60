import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator'
import { MayBeLeftOut } from './fields'
import { isId, LARGEST_ID } from './address-fields'

/** A bracket of 64 teams has fewer games. */
const MOST_GAMES = 64

const describe = 'Confirms what a corrected result of a bracket undoes: the ids of those games, as the refusal (409) named them'

const Games = () =>
  applyDecorators(
    MayBeLeftOut(),
    IsArray(),
    ArrayMaxSize(MOST_GAMES),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(LARGEST_ID, { each: true }),
  )

/** The games whose undoing is confirmed, in a body (docs/brackets.md#corrected-results). */
export const UndoesField = () =>
  applyDecorators(ApiPropertyOptional({ type: [Number], maxItems: MOST_GAMES, description: describe }), Games())

const asList = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').map(id => (isId(id) ? Number(id) : NaN)) : value

/** The same in a query: `undoes=41,42`. */
export const UndoesParameter = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, example: '41,42', description: describe }),
    Transform(({ value }: { value: unknown }) => asList(value)),
    Games(),
  )
