import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import { SearchIndex } from './search-index'
import { SearchController } from './search.controller'
import * as queries from './search.queries'

@Module({ controllers: [SearchController], providers: [SearchIndex, ...handlersOf(queries)] })
export class SearchModule {}
