import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, ValidateBy } from 'class-validator'
import { LONGEST_NAME, nameFault } from '@fullcourt/domain/facts/text'

const IsName = (what: string) =>
  ValidateBy({
    name: 'isName',
    validator: {
      validate: value => typeof value === 'string' && nameFault(what, value) === undefined,
      defaultMessage: part =>
        typeof part?.value === 'string' ? (nameFault(what, part.value)?.message ?? '') : `${what} must be a text.`,
    },
  })

/** A thing's name, held to the rule of names before anything is decided. `what` begins the refusal: `League name is required.` */
export const NameField = (what: string) =>
  applyDecorators(ApiProperty({ type: String, minLength: 1, maxLength: LONGEST_NAME }), IsName(what))

/** The same, where a name that is not sent stays as it is. */
export const OptionalNameField = (what: string) =>
  applyDecorators(ApiPropertyOptional({ type: String, minLength: 1, maxLength: LONGEST_NAME }), IsOptional(), IsName(what))
