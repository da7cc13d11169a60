import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FileStore } from '../../storage/files/file-store'
import { FILE_STORE } from '../injection/tokens'
import { UPLOADS } from './images'

const NAME = /^[\w-]{1,100}\.webp$/

/** The name of an image is made of its bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves logos and pictures of sites from wherever they are kept; browsers keep them for ever. */
export const serveImages = (app: NestFastifyApplication): void => {
  const files = app.get<FileStore>(FILE_STORE, { strict: false })
  app
    .getHttpAdapter()
    .getInstance()
    .get<{ Params: { name: string } }>(`/${UPLOADS}/:name`, async ({ params: { name }, headers }, reply) => {
      const etag = `"${name}"`
      const isKnown = NAME.test(name)
      if (isKnown && headers['if-none-match'] === etag)
        return reply.status(304).header('cache-control', FOR_EVER).header('etag', etag).send()
      const image = isKnown ? await files.get(`${UPLOADS}/${name}`) : undefined
      if (image === undefined) return reply.callNotFound()
      return reply.header('cache-control', FOR_EVER).header('etag', etag).type('image/webp').send(image)
    })
}
