import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator'
import { BlankAsNone, NumberOfForm } from './blank-as-none'
import { LARGEST_ID } from './address-fields'

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

/** Ids of several things in a body, at least one. */
export const Ids = (most: number, description: string) =>
  applyDecorators(
    ApiProperty({ type: [Number], minItems: 1, maxItems: most, description }),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(most),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(LARGEST_ID, { each: true }),
  )
