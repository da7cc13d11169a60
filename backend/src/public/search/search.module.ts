import { Module } from '@nestjs/common'
import { SearchIndex } from './search-index'
import { SearchController } from './search.controller'
import { SearchQueryHandler } from './search.query'

@Module({
  controllers: [SearchController],
  providers: [SearchIndex, SearchQueryHandler],
})
export class SearchModule {}
