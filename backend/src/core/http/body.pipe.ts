import { HttpException, ValidationPipe, type PipeTransform } from '@nestjs/common'
import { fieldFaultsOf, type FieldFault } from './field-faults'
import { keepRulesOfClasses } from './rules-of-classes'
import { isInherited, unknownField } from './unknown-field'

/** A request whose fields are not what its DTO says (400): every sentence of the message is one of `fields`, or says that there are more. */
export class FieldsRefused extends HttpException {
  constructor(
    readonly fields: readonly FieldFault[],
    more = false,
  ) {
    const sentences = [...new Set(fields.map(fault => fault.message)), ...(more ? ['There is more.'] : [])]
    const message = sentences.join(' ') || 'The request is not valid.'
    super({ statusCode: 400, message, error: 'Bad Request' }, 400)
  }
}

/** Throws for a field whose name every object has, which the check of known fields would let through. */
const refuseInherited = (value: unknown): void => {
  const field = typeof value === 'object' && value !== null ? Object.keys(value).find(isInherited) : undefined
  if (field !== undefined) throw new FieldsRefused([{ field, message: unknownField(field) }])
}

/**
 * Bodies, paths and queries are what their DTO says: unknown fields are refused, nothing is converted behind the caller's back. What is
 * of its class already was checked before.
 */
export const bodyPipe = (): PipeTransform => {
  keepRulesOfClasses()
  const pipe = new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    validationError: { target: true, value: true },
    exceptionFactory: errors => {
      const { named, more } = fieldFaultsOf(errors)
      return new FieldsRefused(named, more)
    },
  })
  return {
    transform: (value: unknown, metadata) => {
      const { type, metatype } = metadata
      if (metatype !== undefined && metatype !== Object && value instanceof metatype) return value
      if (type !== 'custom') refuseInherited(value)
      return pipe.transform(value, metadata) as unknown
    },
  }
}
