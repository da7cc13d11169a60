import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsISO8601, IsOptional, Max, Min, ValidateBy, ValidateIf } from 'class-validator'
import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { isDate } from '@fullcourt/domain/facts/dates'
import { LARGEST_FIGURE } from '@fullcourt/domain/games/decide'
import { TextOrNone } from '../../core/http/fields'

const LONGEST_TEXT = 500

/** A day in a query, which may be left out. */
export const OptionalDay = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description, example: '2026-01-31' }),
    IsOptional(),
    ValidateBy({
      name: 'isDay',
      validator: {
        validate: value => typeof value === 'string' && isDate(value),
        defaultMessage: part => `${fieldLabel(part?.property ?? '')} must be a date such as 2026-01-31.`,
      },
    }),
  )

/** A count of points, shots or rebounds. */
export const FigureField = (description: string) =>
  applyDecorators(
    ApiProperty({ type: Number, description, minimum: 0, maximum: LARGEST_FIGURE }),
    IsInt(),
    Min(0),
    Max(LARGEST_FIGURE),
  )

/** The same, or null for none. */
export const FigureOrNone = (description: string) =>
  applyDecorators(
    ApiProperty({ type: Number, nullable: true, description, minimum: 0, maximum: LARGEST_FIGURE }),
    ValidateIf((_, value) => value !== null),
    IsInt(),
    Min(0),
    Max(LARGEST_FIGURE),
  )

/** The same in a form that may leave it out. */
export const OptionalFigure = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, description, minimum: 0, maximum: LARGEST_FIGURE }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(LARGEST_FIGURE),
  )

/** One of a game's details; null and a blank text take it away. */
export const DetailText = (description: string) => TextOrNone(LONGEST_TEXT, description)

/** When something was beside the court. */
export const MomentOfCourt = () =>
  applyDecorators(
    ApiProperty({ format: 'date-time', description: 'When that was, by the clock of the server (`now` of GET courtside)' }),
    IsISO8601({ strict: true }, { message: 'When that was must be a moment, such as 2026-03-07T19:30:00Z.' }),
  )
