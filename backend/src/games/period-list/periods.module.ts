import { Module } from '@nestjs/common'
import { ReadersModule } from '../../readers/readers.module'
import { AddPeriodHandler } from './commands/add-period.command'
import { OrderPeriodsHandler } from './commands/order-periods.command'
import { ResetPeriodsHandler } from './commands/reset-periods.command'
import { SetPeriodVisibilityHandler } from './commands/set-period-visibility.command'
import { PeriodOrganization } from './period-organization'
import { PeriodsController } from './periods.controller'
import { PeriodsHandler } from './periods.query'

@Module({
  imports: [ReadersModule],
  controllers: [PeriodsController],
  providers: [
    PeriodOrganization,
    AddPeriodHandler,
    SetPeriodVisibilityHandler,
    OrderPeriodsHandler,
    ResetPeriodsHandler,
    PeriodsHandler,
  ],
})
export class PeriodsModule {}
