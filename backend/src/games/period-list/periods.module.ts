import { Module } from '@nestjs/common'
import { ReadersModule } from '../../readers/readers.module'
import { handlersOf } from '../../facts/command'
import * as commands from './periods.commands'
import { PeriodOrganization } from './period-organization'
import { PeriodsController } from './periods.controller'
import { PeriodsHandler } from './periods.query'

@Module({
  imports: [ReadersModule],
  controllers: [PeriodsController],
  providers: [...handlersOf(commands), PeriodOrganization, PeriodsHandler],
})
export class PeriodsModule {}
