import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { Allow } from '../http/allow'
import { knownOf, type KnownRequest } from '../http/request'
import { LiveStreams } from './live-streams'

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /** Server-sent events: each holds a JSON list of tags that name what changed in the organization. They carry no data. */
  @Get()
  @Allow('tenant')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'A stream of lists of tags: game:12, teams', schema: { type: 'string' } })
  open(@Req() request: KnownRequest, @Res({ passthrough: true }) reply: FastifyReply): void {
    const { scope } = knownOf(request)
    if (scope === undefined) throw new Error('The request came past the guard that finds its organization.')
    reply.hijack()
    this.streams.open(scope.organization, reply.raw)
  }
}
