import { BadRequestException } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { bodyFault } from '../../core/http/body-fault'
import { bodyLimitsOf } from '../../core/http/body-limits'

/**
 * Bodies are JSON and nothing else (forms of uploads are handled by a plugin): any other kind is 415. More bytes than the call takes
 * are refused while they come (413), and a body that no call takes before a class looks at it (400). One that says it is JSON and
 * is empty is none.
 */
export const takeJsonBodies = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addHook('onRoute', route => {
    route.bodyLimit = bodyLimitsOf(route.config).bytes
  })
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null)
    void parse(request, text, (error, body) => {
      if (error) return done(error)
      const fault = bodyFault(body, bodyLimitsOf(request.routeOptions.config).values)
      done(fault === undefined ? null : new BadRequestException(fault), body)
    })
  })
}
