import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { LARGEST_ID } from '../http/address-fields'
import { PHOTOS, Photos } from './photos'

const PLAYER = /^[1-9]\d*$/

/** Serves photos of persons: asked for anew each time, so that one that was taken away is gone at once. */
export const servePhotos = (app: NestFastifyApplication): void => {
  const photos = app.get(Photos, { strict: false })
  app
    .getHttpAdapter()
    .getInstance()
    .get<{ Params: { player: string; name: string } }>(`/${PHOTOS}/:player/:name.webp`, async ({ params, headers }, reply) => {
      const { player, name } = params
      const known = PLAYER.test(player) && Number(player) <= LARGEST_ID
      const photo = known ? await photos.find(Number(player), name) : undefined
      if (photo === undefined)
        return reply
          .status(404)
          .header('cache-control', 'no-store')
          .send({ statusCode: 404, message: 'This photo is gone.', error: 'Not Found' })
      reply.header('cache-control', 'no-cache').header('etag', `"${name}"`)
      return headers['if-none-match'] === `"${name}"` ? reply.status(304).send() : reply.type('image/webp').send(photo)
    })
}
