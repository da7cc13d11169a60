import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsInt, IsOptional, Max, Min, IsBoolean } from 'class-validator'

/** The largest id that is ever asked for; what is larger is a typing mistake, not a thing that is missing. */
export const LARGEST_ID = 2_147_483_647

/** An id as it is written in an address: digits alone, so that a thing has one address. */
export const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d*$/.test(value)

/** Reads an id of an address as a number; whatever is none is left to be refused. */
export const IdOfAddress = () =>
  Transform(({ value }: { value: unknown }) => (value === undefined ? undefined : isId(value) ? Number(value) : NaN))

/** An id in a path or query: a whole number from 1, described in the OpenAPI document. */
export const IdParameter = (description: string) =>
  applyDecorators(ApiProperty({ type: Number, description, minimum: 1 }), IdOfAddress(), IsInt(), Min(1), Max(LARGEST_ID))

/** An id in a query, which may be left out. */
export const OptionalIdParameter = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, description, minimum: 1 }),
    IsOptional(),
    IdOfAddress(),
    IsInt(),
    Min(1),
    Max(LARGEST_ID),
  )

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

/** A parameter of the query that is `true` or `false`. */
export const FlagParameter = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description }),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    IsOptional(),
    IsBoolean(),
  )
