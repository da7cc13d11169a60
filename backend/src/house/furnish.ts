import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { SECURITY_HEADERS } from '../http/security-headers'
import { bodyPipe } from '../http/body.pipe'
import type { Settings } from '../settings/settings'
import { installSignIn } from '../sign-in/install-sign-in'

/** Plugins, pipes and headers that hold for every door; the tests open the product by the same way. */
export const furnish = async (app: NestFastifyApplication, settings: Settings): Promise<void> => {
  app.useGlobalPipes(bodyPipe())
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addHook('onRequest', (_, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    done()
  })
  await installSignIn(app, settings)
}
