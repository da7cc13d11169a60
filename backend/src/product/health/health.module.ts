import { Module } from '@nestjs/common'
import { LiveModule } from '../../public/live/live.module'
import { HealthController } from './health.controller'
import { Metrics } from './metrics'

@Module({ imports: [LiveModule], controllers: [HealthController], providers: [Metrics], exports: [Metrics] })
export class HealthModule {}
