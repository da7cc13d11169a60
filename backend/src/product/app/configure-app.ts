import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import files from '@fastify/static'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Condition } from '../../storage/condition/condition'
import { markStale } from '../../storage/condition/mark-stale'
import { limitConnections } from '../server/limit-connections'
import { limitRequests } from '../server/limit-requests'
import { describeCalls } from '../server/openapi'
import { originOfRequest } from '../../core/http/request'
import { securityHeaders } from '../../core/http/security-headers'
import { refuseSlowBodies } from '../server/slow-bodies'
import { takeOrigin } from '../server/take-origin'
import { bodyPipe } from '../../core/http/body.pipe'
import { takeJsonBodies } from '../server/json-bodies'
import type { Settings } from '../../core/settings/settings'
import { Metrics } from '../health/metrics'
import { traceRequests, type Tracing } from '../health/tracing'
import { BUNDLES_FOLDER } from '../../public/pages/bundles'
import { serveImages } from '../../core/uploads/serve-images'
import { servePhotos } from '../../core/uploads/serve-photos'
import { installSignIn } from '../../core/sign-in/install-sign-in'

/** The names of these files contain a hash of their content. */
const FOR_EVER = { immutable: true, maxAge: '365d', index: false as const, decorateReply: false }

/** Plugins, pipes and headers that hold for every call; the tests open the product in the same way. */
export const configureApp = async (app: NestFastifyApplication, settings: Settings, tracing?: Tracing): Promise<void> => {
  app.useGlobalPipes(bodyPipe())
  takeJsonBodies(app)
  const condition = app.get(Condition)
  const fastify = app.getHttpAdapter().getInstance()
  if (tracing !== undefined) fastify.addHook('onRequest', traceRequests(tracing))
  fastify.addHook('onRequest', takeOrigin(settings.trustProxy))
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(originOfRequest(request).scheme))
    markStale(condition, reply.raw)
    done()
  })
  fastify.addHook('onRequest', limitRequests(settings.requestsPerMinute))
  refuseSlowBodies(fastify)
  limitConnections(app.getHttpServer() as Server, settings.mostConnections, settings.trustProxy)
  const metrics = app.get(Metrics)
  fastify.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.countAnswer(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  await app.register(multipart)
  servePhotos(app)
  serveImages(app)
  const assets = ['site', 'admin'].map(bundle => join(BUNDLES_FOLDER, 'client', bundle, 'assets')).filter(existsSync)
  if (assets.length > 0) await app.register(files, { root: assets, prefix: '/assets/', ...FOR_EVER, preCompressed: true })
  await installSignIn(app, settings)
  describeCalls(app)
}
