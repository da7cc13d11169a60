import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ValidateBy } from 'class-validator'
import { cleanName, LONGEST_NAME, nameFault, textFault } from '@fullcourt/domain/facts/text'
import { MayBeLeftOut } from './fields'

const faultOf = (what: string, longest: number, name: string) =>
  nameFault(what, name) ?? textFault(what, cleanName(name), longest)

const IsName = (what: string, longest: number) =>
  ValidateBy({
    name: 'isName',
    validator: {
      validate: value => typeof value === 'string' && faultOf(what, longest, value) === undefined,
      defaultMessage: part =>
        typeof part?.value === 'string'
          ? (faultOf(what, longest, part.value)?.message ?? '')
          : part?.value == null
            ? `${what} is required.`
            : `${what} must be text.`,
    },
  })

/** A thing's name, held to the rule of names before anything is decided. `what` begins the refusal: `League name is required.` */
export const NameField = (what: string, longest = LONGEST_NAME) =>
  applyDecorators(ApiProperty({ type: String, minLength: 1, maxLength: longest }), IsName(what, longest))

/** The same, where a name that is not sent stays as it is. */
export const OptionalNameField = (what: string, longest = LONGEST_NAME) =>
  applyDecorators(ApiPropertyOptional({ type: String, minLength: 1, maxLength: longest }), MayBeLeftOut(), IsName(what, longest))
