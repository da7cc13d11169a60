import { BadRequestException } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'

/** No call's body is nested deeper; what is would exhaust the stack of whoever looks into it. */
const DEEPEST = 20

const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some(inside => isDeeper(inside, left - 1)))

/** Bodies are JSON and nothing else (forms of uploads are a plugin's affair): any other kind is 415. */
export const takeJsonBodies = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, body) => {
      if (error) return done(error)
      if (isDeeper(body, DEEPEST)) return done(new BadRequestException('The request is nested too deeply.'))
      done(null, body)
    }),
  )
}
