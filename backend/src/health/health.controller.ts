import { Controller, Get, Inject, Res } from '@nestjs/common'
import { ApiOkResponse, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { Allow } from '../http/allow'
import { RUNNER } from '../tokens'
import { Metrics } from './metrics'

export class LiveAnswer {
  @ApiProperty({ enum: ['live'] })
  status!: 'live'
}

export class ReadyAnswer {
  @ApiProperty({ enum: ['ready', 'not ready'] })
  status!: 'ready' | 'not ready'

  @ApiProperty({ description: 'How the projections stand' })
  projections!: string

  @ApiProperty({ description: 'Position of the last fact that the documents show' })
  position!: string

  @ApiProperty({ description: 'Position of the last fact' })
  head!: string
}

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    @Inject(RUNNER) private readonly runner: Runner,
    private readonly metrics: Metrics,
  ) {}

  @Get('api/health/live')
  @Allow('anyone')
  @ApiOkResponse({ type: LiveAnswer })
  live(): LiveAnswer {
    return { status: 'live' }
  }

  @Get('api/health/ready')
  @Allow('anyone')
  @ApiOkResponse({ type: ReadyAnswer })
  @ApiServiceUnavailableResponse({ type: ReadyAnswer, description: 'Documents are missing, or the projections stand still' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswer> {
    const { ready, state, position, head } = await this.runner.health()
    if (!ready) void reply.status(503)
    return { status: ready ? 'ready' : 'not ready', projections: state, position, head }
  }

  @Get('metrics')
  @Allow('anyone')
  async prometheus(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .header('Content-Type', this.metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await this.metrics.text())
  }
}
