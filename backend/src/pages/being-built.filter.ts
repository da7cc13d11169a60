import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { RETRY_AFTER } from '../http/retry-after'

const HEAD = {
  ...RETRY_AFTER,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="5" />
    <title>Being built</title>
  </head>
  <body>
    <p>This page is being built. It comes up by itself in a moment.</p>
  </body>
</html>
`

/** A page whose documents are not built yet: a sentence for the visitor, who needs do nothing. */
@Catch(NotBuiltYet)
export class BeingBuiltFilter implements ExceptionFilter<NotBuiltYet> {
  async catch(_: NotBuiltYet, host: ArgumentsHost): Promise<void> {
    await host.switchToHttp().getResponse<FastifyReply>().status(503).headers(HEAD).send(PAGE)
  }
}
