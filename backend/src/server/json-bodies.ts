import { BadRequestException } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'

/** No call's body is nested deeper; what is would exhaust the stack of the code that walks it. */
const DEEPEST = 20

const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some(inside => isDeeper(inside, left - 1)))

/** Half of a character (a lone surrogate), which no text that a person typed contains and no store keeps as it is. */
const HALF_A_CHARACTER = /\p{Cs}/u

const holdsHalfACharacter = (value: unknown): boolean => {
  if (typeof value === 'string') return HALF_A_CHARACTER.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inside]) => HALF_A_CHARACTER.test(name) || holdsHalfACharacter(inside))
}

/** Bodies are JSON and nothing else (forms of uploads are handled by a plugin): any other kind is 415. */
export const takeJsonBodies = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, body) => {
      if (error) return done(error)
      if (isDeeper(body, DEEPEST)) return done(new BadRequestException('The request is nested too deeply.'))
      if (holdsHalfACharacter(body)) return done(new BadRequestException('A text holds half a character (a lone surrogate).'))
      done(null, body)
    }),
  )
}
