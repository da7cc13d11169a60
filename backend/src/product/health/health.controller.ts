import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Condition } from '../../storage/condition/condition'
import { rebuildAnswer } from '../projections-admin/rebuild-answer'
import { Refused } from '../../core/facts/refused'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { isLoopback } from '../../core/network/loopback'
import { RETRY_AFTER } from '../../core/http/retry-after'
import type { Settings } from '../../core/settings/settings'
import { RUNNER, SETTINGS } from '../../core/injection/tokens'
import { ReadyAnswer, LiveAnswer } from './health.answers'
import { ReadyParams } from './health.dto'
import { Metrics } from './metrics'
import { readyFrom } from './ready-answer'

const NOT_PUBLIC = refuse('forbidden', 'Metrics are for this machine alone. METRICS_PUBLIC=1 opens them to others.')

/** A proxy on this machine that is not trusted (`TRUST_PROXY`) asks for somebody else. */
const isOfThisMachine = ({ ip, headers }: FastifyRequest, { trustProxy }: Settings): boolean =>
  isLoopback(ip) && (trustProxy > 0 || headers['x-forwarded-for'] === undefined)

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    @Inject(RUNNER) private readonly runner: Runner,
    private readonly condition: Condition,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Reads('api/health/live', LiveAnswer)
  @Allow('anyone')
  live(): LiveAnswer {
    return { status: 'live' }
  }

  /** Answers from what is known: a probe must not wait for a store that is away. */
  @Get('api/health/ready')
  @Allow('anyone')
  @ApiOkResponse({ type: ReadyAnswer })
  @ApiServiceUnavailableResponse({
    type: ReadyAnswer,
    description: 'Documents are missing, or a store or the projections do not go on',
  })
  ready(@Query() query: ReadyParams, @Res({ passthrough: true }) reply: FastifyReply): ReadyAnswer {
    const answer = readyFrom(this.condition, this.runner.health(), this.runner.building().map(rebuildAnswer))
    const servesReads = answer.reads.status === 'served' || answer.reads.status === 'stale'
    const isWell = query.for === 'reads' ? servesReads : answer.status === 'ready'
    if (!isWell) void reply.status(503).headers(RETRY_AFTER)
    return answer
  }

  @Get('metrics')
  @Allow('anyone')
  async prometheus(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.settings.metricsPublic && !isOfThisMachine(request, this.settings)) throw new Refused(NOT_PUBLIC)
    await reply
      .header('Content-Type', this.metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await this.metrics.text())
  }
}
