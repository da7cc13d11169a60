import { Module } from '@nestjs/common'
import { ChangeTags } from './change-tags'
import { LiveChanges } from './live-changes'
import { LiveController } from './live.controller'
import { LiveStreams } from './live-streams'
import { MissedChanges } from './missed-changes'

@Module({
  controllers: [LiveController],
  providers: [LiveStreams, ChangeTags, MissedChanges, LiveChanges],
  exports: [LiveChanges, LiveStreams],
})
export class LiveModule {}
