import { HttpException } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { SignInAttempt } from './attempts'

/** Too many wrong passwords (429); `waitSeconds` is sent as `Retry-After`. */
export class TooManyAttempts extends HttpException {
  constructor(readonly waitSeconds: number) {
    const minutes = Math.ceil(waitSeconds / 60)
    const message = `Too many failed attempts to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
    super({ statusCode: 429, message, error: 'Too Many Requests' }, 429)
  }
}

/** The refusal of an attempt; the answer says when to come back. */
export const tooManyAttempts = (
  { waitSeconds }: Extract<SignInAttempt, { kind: 'refused' }>,
  reply: FastifyReply,
): TooManyAttempts => {
  reply.header('Retry-After', waitSeconds)
  return new TooManyAttempts(waitSeconds)
}
