import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common'

/** Faults of nested parts are told too, each with its own clear sentence. */
const messagesOf = (errors: readonly ValidationError[]): string[] =>
  errors.flatMap(error => [...Object.values(error.constraints ?? {}), ...messagesOf(error.children ?? [])])

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
