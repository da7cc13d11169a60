import { Module } from '@nestjs/common'
import { SportListReader } from '../../readers/sport-list-reader'
import { OrderStatisticsHandler } from './commands/order-statistics.command'
import { SetStatisticVisibilityHandler } from './commands/set-statistic-visibility.command'
import { StatListController } from './stat-list.controller'
import { StatListHandler, StatListWithHandler } from './stat-list.query'

@Module({
  controllers: [StatListController],
  providers: [SportListReader, OrderStatisticsHandler, SetStatisticVisibilityHandler, StatListHandler, StatListWithHandler],
})
export class StatListModule {}
