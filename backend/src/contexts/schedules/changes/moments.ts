import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, ValidateBy } from 'class-validator'
import { isDate, isTime } from '@fullcourt/domain/facts/dates'
import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { momentOf } from '../../games/moment'

/** How a moment with its zone is written: ISO 8601 in UTC. */
const IN_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

const isMoment = (text: string): boolean => {
  if (IN_UTC.test(text)) return !Number.isNaN(Date.parse(text))
  const [day = '', time, ...more] = text.split('T')
  return isDate(day) && (time === undefined || isTime(time)) && more.length === 0
}

/** A moment of the query: a day or a time of the organization, or ISO 8601 in UTC. */
export const OptionalMoment = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description, example: '2026-03-14T18:00' }),
    IsOptional(),
    ValidateBy({
      name: 'isMoment',
      validator: {
        validate: value => typeof value === 'string' && isMoment(value),
        defaultMessage: part => `${fieldLabel(part?.property ?? '')} must be a moment such as 2026-03-14T18:00.`,
      },
    }),
  )

/** The moment that such a text means in a zone, ISO 8601 in UTC; a day means its beginning. */
export const meantBy = (text: string, zone: string): string => {
  const [day = '', time = null] = text.split('T')
  return new Date(IN_UTC.test(text) ? text : momentOf(day, time, zone)).toISOString()
}
