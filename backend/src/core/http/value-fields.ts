import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger'
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { BlankAsNone } from './blank-as-none'
import { MayBeLeftOut } from './may-be-left-out'

/** Yes or no, which may be left out; `otherwise` is what holds then. */
export const OptionalFlag = (description?: string, otherwise?: boolean) =>
  applyDecorators(ApiPropertyOptional({ type: Boolean, description, default: otherwise }), MayBeLeftOut(), IsBoolean())

/** Yes or no. */
export const Flag = (description?: string) => applyDecorators(ApiProperty({ type: Boolean, description }), IsBoolean())

/** A text that may be left out. */
export const OptionalText = (longest: number, description?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: longest, description }),
    MayBeLeftOut(),
    IsString(),
    MaxLength(longest),
  )

/** A text that may be left out, or be none. */
export const TextOrNone = (longest: number, description?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: longest, description }),
    IsOptional(),
    IsString(),
    MaxLength(longest),
  )

/** A day that may be left out, or be none: what a form leaves empty is none. */
export const DayOrNone = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, description: 'YYYY-MM-DD' }),
    BlankAsNone(),
    IsOptional(),
    IsString(),
    MaxLength(10),
  )

/** One of a set. */
export const OneOf = (values: readonly string[]) => applyDecorators(ApiProperty({ enum: values }), IsIn(values))

/** One of a set, which may be left out. */
export const OptionalOneOf = (values: readonly string[], described: Pick<ApiPropertyOptions, 'description' | 'default'> = {}) =>
  applyDecorators(ApiPropertyOptional({ enum: values, ...described }), MayBeLeftOut(), IsIn(values))

type Bounds = { readonly least: number; readonly most: number; readonly description?: string }

const IsWithin = ({ least, most }: Bounds) => applyDecorators(IsInt(), Min(least), Max(most))

/** A whole number. */
export const WholeNumber = (bounds: Bounds) =>
  applyDecorators(
    ApiProperty({ type: Number, minimum: bounds.least, maximum: bounds.most, description: bounds.description }),
    IsWithin(bounds),
  )

/** A whole number that may be left out. */
export const OptionalWholeNumber = (bounds: Bounds) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: bounds.least, maximum: bounds.most, description: bounds.description }),
    MayBeLeftOut(),
    IsWithin(bounds),
  )
