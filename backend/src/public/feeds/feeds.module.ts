import { Module } from '@nestjs/common'
import { GamesModule } from '../../contexts/games/games.module'
import { FeedsController } from './feeds.controller'
import { ResultsFeedQueryHandler } from './results-feed.query'
import { ScheduleFeedQueryHandler } from './schedule-feed.query'

@Module({
  imports: [GamesModule],
  controllers: [FeedsController],
  providers: [ResultsFeedQueryHandler, ScheduleFeedQueryHandler],
})
export class FeedsModule {}
