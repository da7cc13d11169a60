import { Controller, Get, Headers, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { Allow } from '../../core/http/allow'
import type { Scope } from '../../core/http/scope'
import { InScope, POSITION_FORM } from '../../core/http/parameters'
import { LiveStreams } from './live-streams'
import { LiveParams } from './live.dto'
import { MissedChanges } from './missed-changes'

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly missed: MissedChanges,
  ) {}

  /**
   * Server-sent events: each holds a JSON list of tags that name what changed in the organization, and as its id the position of
   * the log up to which it does. The first one says what changed since the page was made, or since the last event that it got
   * (`Last-Event-ID`, which browsers send by themselves). They carry no data.
   */
  @Get()
  @Allow('tenant')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'A stream of lists of tags: game:12, teams', schema: { type: 'string' } })
  async open(
    @Query() { since }: LiveParams,
    @Headers('last-event-id') last: string | undefined,
    @InScope() { organization }: Scope,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.hijack()
    const from = last !== undefined && POSITION_FORM.test(last) ? last : since
    await this.streams.open(organization, reply.raw, () => this.missed.since(organization, from))
  }
}
