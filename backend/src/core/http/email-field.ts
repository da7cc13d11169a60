import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { isEmail, IsOptional, ValidateBy } from 'class-validator'
import { fieldLabel } from '@fullcourt/domain/facts/field-label'

const LONGEST_EMAIL = 254

/** Half a character, on which the check of e-mail addresses throws. */
const LONE_SURROGATE = /\p{Cs}/u

/** An e-mail address; what is not sent stays, and a blank one or null is none. */
export const EmailField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_EMAIL }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    ValidateBy({
      name: 'isEmailAddress',
      validator: {
        validate: value =>
          typeof value === 'string' && value.length <= LONGEST_EMAIL && !LONE_SURROGATE.test(value) && isEmail(value),
        defaultMessage: part => `${fieldLabel(part?.property ?? '')} must be an e-mail address.`,
      },
    }),
  )
