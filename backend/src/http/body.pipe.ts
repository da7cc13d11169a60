import { HttpException, ValidationPipe, type PipeTransform } from '@nestjs/common'
import { fieldFaultsOf, type FieldFault } from './field-faults'

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

/**
 * Bodies, paths and queries are what their DTO says: unknown fields are refused, nothing is converted behind the caller's back. What is
 * of its class already was checked before.
 */
export const bodyPipe = (): PipeTransform => {
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
    transform: (value: unknown, metadata) =>
      metadata.metatype !== undefined && metadata.metatype !== Object && value instanceof metadata.metatype
        ? value
        : (pipe.transform(value, metadata) as unknown),
  }
}
