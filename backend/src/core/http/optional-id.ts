import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { BlankAsNone, NumberOfForm } from './blank-as-none'
import { LARGEST_ID } from './path-ids'

const optionalId = (description: string | undefined, read: PropertyDecorator) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, ...(description === undefined ? {} : { description }) }),
    read,
    IsOptional(),
    IsInt(),
    Min(1),
    Max(LARGEST_ID),
  )

/** An id that a body may name; null or a blank is none. */
export const OptionalId = (description?: string) => optionalId(description, BlankAsNone())

/** An id that a body may name and that a form sends as a text; null or a blank is none. */
export const OptionalIdOfForm = (description?: string) => optionalId(description, NumberOfForm())
