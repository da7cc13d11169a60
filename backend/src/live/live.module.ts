import { Module } from '@nestjs/common'
import { LiveChanges } from './live-changes'
import { LiveController } from './live.controller'
import { LiveStreams } from './live-streams'

@Module({ controllers: [LiveController], providers: [LiveStreams, LiveChanges], exports: [LiveChanges] })
export class LiveModule {}
