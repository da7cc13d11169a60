import { STATUS_CODES } from 'node:http'
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Refusal } from '@fullcourt/domain/facts/decision'
import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import { OutcomeUnknown, TooLarge } from '@fullcourt/event-store/errors'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { UnknownFact } from '../../core/facts/recall-all'
import { Busy, FigureChanged, Refused } from '../../core/facts/refused'
import { DISK_FULL, isDiskFull } from '../../storage/condition/disk-full'
import { seldom } from '../../storage/condition/seldom'
import { STORE_AWAY } from '../../storage/condition/store-away'
import { WritesRefused } from '../../storage/condition/watched-event-store'
import { ChangeDescriber } from '../../contexts/history/change-describer'
import { SecondFactorNeeded } from '../../core/sign-in/second-factor/second-factor-needed'
import { TooManyAttempts } from '../../core/sign-in/too-many-attempts'
import { FieldsRefused } from '../../core/http/body.pipe'
import type { ErrorForm } from '../../core/http/error-form'
import { KeyReused, NotSignedIn, StillWorking } from '../../core/http/errors'
import { NoPlace } from '../../core/http/form-places'
import { RETRY_AFTER } from '../../core/http/retry-after'

const STATUS_OF_REFUSAL: { readonly [why in Refusal['why']]: number } = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  changed: 409,
}

/** Others are faster, or at it; the message says what to do. */
const REPEAT_LATER = [Busy, KeyReused, StillWorking]

const OF_NEWER_PROGRAM = 'A newer Fullcourt has changed this, and this one cannot decide on it. Nothing was saved.'

const NO_ROOM = 'Nothing can be saved now: there is no room left on our side. Try again later.'

const messageOf = (exception: HttpException): string => {
  const answer = exception.getResponse()
  const message = typeof answer === 'object' && 'message' in answer ? answer.message : answer
  return Array.isArray(message) ? message.join('; ') : String(message)
}

/** Only a request with a key is done once however often it comes. */
const whatToDo = ({ headers }: FastifyRequest): string =>
  headers['idempotency-key'] === undefined ? 'Look before you send it again.' : 'Send the same request again: it is done once.'

/** Of an error of Fastify, Nest hands on the status and the message alone. */
const BODY_TOO_LARGE = new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE().message

const isTooLarge = (error: unknown): boolean => error instanceof HttpException && error.message === BODY_TOO_LARGE

const tooLarge = ({ routeOptions }: FastifyRequest): string =>
  `This is too much for one request: it may have at most ${routeOptions.bodyLimit / 1024} KB.`

/** Fastify's own refusals (no JSON) carry a status below 500. */
const statusOfFramework = (error: unknown): number | undefined => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : undefined
  return status !== undefined && status >= 400 && status < 500 ? status : undefined
}

/** What a caller needs beside the message. */
const detailsOf = (error: unknown): Refusal['details'] => {
  if (error instanceof Refused) return error.refusal.details
  if (error instanceof SecondFactorNeeded) return { secondFactor: true }
  return error instanceof FieldsRefused ? { fields: error.fields } : undefined
}

/**
 * Every error in the documented form `{statusCode, message, error}` (docs/http-api.md#errors); what nobody foresaw is logged and
 * answered as 500.
 */
@Catch()
export class ErrorFormFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http')
  private readonly tellSeldom = seldom(error => this.logger.error(`Nothing can be saved. ${DISK_FULL} (${error.message})`))

  constructor(private readonly describer: ChangeDescriber) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const [statusCode, message] = await this.describeError(error, request)
    const details = detailsOf(error)
    const form: ErrorForm = { statusCode, message, error: STATUS_CODES[statusCode] ?? 'Error', ...details }
    if (reply.sent) return
    if (statusCode === 503 || error instanceof NoPlace) void reply.headers(RETRY_AFTER)
    if (error instanceof TooManyAttempts) void reply.header('Retry-After', error.waitSeconds)
    await reply.header('Cache-Control', 'no-store').status(statusCode).send(form)
  }

  private async describeError(error: unknown, request: FastifyRequest): Promise<[number, string]> {
    if (error instanceof Refused) return [STATUS_OF_REFUSAL[error.refusal.why], error.message]
    if (error instanceof FigureChanged) return [409, await this.describer.describe(error.fact)]
    if (REPEAT_LATER.some(kind => error instanceof kind)) return [409, (error as Error).message]
    if (error instanceof NotSignedIn) return [401, error.message]
    if (error instanceof TooLarge) return [413, 'This is too much for one change. Send it in smaller parts.']
    if (error instanceof OutcomeUnknown) return [503, `It is not known whether this was saved. ${whatToDo(request)}`]
    if (error instanceof FactOfNewerVersion || error instanceof UnknownFact) return [503, OF_NEWER_PROGRAM]
    if (error instanceof NotBuiltYet) return [503, 'This is being built from the history. Try again soon.']
    if (error instanceof NoPlace) return [error.because === 'own' ? 429 : 503, error.message]
    if (error instanceof WritesRefused) return [503, error.message]
    if (STORE_AWAY.some(away => error instanceof away))
      return [503, isDiskFull(error) ? NO_ROOM : 'The store does not answer. Try again soon.']
    if (isDiskFull(error)) return this.noRoom(error as Error)
    if (isTooLarge(error)) return [413, tooLarge(request)]
    if (error instanceof HttpException) return [error.getStatus(), messageOf(error)]
    const status = statusOfFramework(error)
    if (status !== undefined) return [status, error instanceof Error ? error.message : 'Bad request']
    this.logger.error(`${request.method} ${request.url} (${request.id})`, error instanceof Error ? error.stack : String(error))
    return [500, `Something went wrong on our side. Quote ${request.id} when you report it.`]
  }

  /** A file that could not be written; the condition reports those of stores. */
  private noRoom(error: Error): [number, string] {
    this.tellSeldom(error)
    return [503, NO_ROOM]
  }
}
