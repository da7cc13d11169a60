import {
  ValidateIf,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  ValidateNested,
} from 'class-validator'
import { Transform, Type } from 'class-transformer'
import { applyDecorators, type Type as Class } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger'
import { LARGEST_ID } from './address-fields'

/** A field that may be left out, but is never `null`: it always has a value. */
export const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined)

/** What a form leaves empty is none. */
export const BlankAsNone = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value))

/** A number that a form sends as a text; left empty, none. */
export const NumberOfForm = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value
    return value.trim() === '' ? null : Number(value)
  })

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

const IsId = () => applyDecorators(IsInt(), Min(1), Max(LARGEST_ID))

/** The id of a thing in a body. */
export const Id = (description?: string) => applyDecorators(ApiProperty({ type: Number, description, minimum: 1 }), IsId())

/** The same, where it may be unknown. */
export const OptionalIdOfBody = (description: string) =>
  applyDecorators(ApiPropertyOptional({ type: Number, nullable: true, description, minimum: 1 }), IsOptional(), IsId())

const optionalId = (description: string | undefined, read: PropertyDecorator) =>
  applyDecorators(ApiPropertyOptional({ type: Number, nullable: true, description }), read, IsOptional(), IsId())

/** An id that a body may name; null or a blank is none. */
export const OptionalId = (description?: string) => optionalId(description, BlankAsNone())

/** An id that a body may name and that a form sends as a text; null or a blank is none. */
export const OptionalIdOfForm = (description?: string) => optionalId(description, NumberOfForm())

/** Ids of several things in a body, or none. */
export const IdsOrNone = (most: number, description: string, least = 0) =>
  applyDecorators(
    ApiProperty({ type: [Number], minItems: least, maxItems: most, description }),
    IsArray(),
    ArrayMinSize(least),
    ArrayMaxSize(most),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(LARGEST_ID, { each: true }),
  )

/** Ids of several things in a body, at least one. */
export const Ids = (most: number, description: string) => IdsOrNone(most, description, 1)

type Limits = { readonly least?: number; readonly most: number; readonly description?: string }

/** A list of things in a body. */
export const ListOf = (thing: Class, { least = 0, most, description }: Limits) =>
  applyDecorators(
    ApiProperty({ type: [thing], minItems: least || undefined, maxItems: most, description }),
    IsArray(),
    ArrayMinSize(least),
    ArrayMaxSize(most),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => thing),
  )

/** A list of things that may be left out of a body. */
export const OptionalListOf = (thing: Class, { most, description }: Omit<Limits, 'least'>) =>
  applyDecorators(
    ApiPropertyOptional({ type: [thing], maxItems: most, description }),
    MayBeLeftOut(),
    IsArray(),
    ArrayMaxSize(most),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => thing),
  )

/** Saves what conflicts refused (409): a person saw them. */
export const AllowConflictsField = () => OptionalFlag('Saved though conflicts are in the way, which the refusal (409) lists')
