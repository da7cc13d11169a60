import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common'

/** What is of the wrong type, or not there, breaks every other rule too: that is all that is reported of it. */
const TYPES = ['isString', 'isInt', 'isBoolean', 'isArray', 'isObject']

const sentencesOf = ({ property, value, constraints = {} }: ValidationError): readonly string[] => {
  const type = TYPES.find(name => name in constraints)
  if (type === undefined) return Object.values(constraints)
  return [value === undefined ? `${property} is required` : (constraints[type] ?? '')]
}

/** Faults of nested parts are reported too, each with its own clear sentence. */
const messagesOf = (errors: readonly ValidationError[]): string[] =>
  errors.flatMap(error => [...sentencesOf(error), ...messagesOf(error.children ?? [])])

/** Bodies, paths and queries are what their DTO says: unknown fields are refused, nothing is converted behind the caller's back. */
export const bodyPipe = () =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    exceptionFactory: errors =>
      new BadRequestException([...new Set(messagesOf(errors))].join('; ') || 'The request is not valid.'),
  })
