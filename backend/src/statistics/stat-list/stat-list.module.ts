import { Module } from '@nestjs/common'
import { ReadersModule } from '../../readers/readers.module'
import { OrderStatisticsHandler } from './commands/order-statistics.command'
import { SetStatisticVisibilityHandler } from './commands/set-statistic-visibility.command'
import { StatListController } from './stat-list.controller'
import { StatListHandler, StatListWithHandler } from './stat-list.query'

@Module({
  imports: [ReadersModule],
  controllers: [StatListController],
  providers: [OrderStatisticsHandler, SetStatisticVisibilityHandler, StatListHandler, StatListWithHandler],
})
export class StatListModule {}
