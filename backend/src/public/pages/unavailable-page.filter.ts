import { createHash } from 'node:crypto'
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { STORE_AWAY } from '../../storage/condition/store-away'
import { RETRY_AFTER } from '../../core/http/retry-after'

const STYLE = 'body{max-width:60ch;margin:15vh auto;padding:0 16px;font:1.25rem/1.5 system-ui,sans-serif}h1{font-size:1.6em}'

const HEAD = {
  ...RETRY_AFTER,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
}

const pageOf = (sentence: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="5" />
    <title>Back in a moment</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Back in a moment</h1>
      <p>${sentence} It will load by itself in a moment.</p>
    </main>
  </body>
</html>
`

const BEING_BUILT = pageOf('This page is being built.')
const AWAY = pageOf('This page cannot be shown right now.')

/** A page that cannot be made now, because its documents are not built or a store is away: a sentence for the visitor, who needs do nothing. */
@Catch(NotBuiltYet, ...STORE_AWAY)
export class UnavailablePageFilter implements ExceptionFilter<Error> {
  async catch(error: Error, host: ArgumentsHost): Promise<void> {
    const page = error instanceof NotBuiltYet ? BEING_BUILT : AWAY
    await host.switchToHttp().getResponse<FastifyReply>().status(503).headers(HEAD).send(page)
  }
}
