import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { SearchIndex } from './search-index'
import { SearchController } from './search.controller'
import { SearchQueryHandler } from './search.query'

@Module({
  imports: [PlayerNameModule, ReadersModule],
  controllers: [SearchController],
  providers: [SearchIndex, SearchQueryHandler],
})
export class SearchModule {}
