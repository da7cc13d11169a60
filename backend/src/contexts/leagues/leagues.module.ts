import { Module } from '@nestjs/common'
import { SeasonsModule } from '../seasons/seasons.module'
import { StandingsModule } from '../standings/standings.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './leagues.queries'
import * as commands from './leagues.commands'
import { LeagueListsController } from './league-lists.controller'
import { CourtsideRulesController } from './courtside-rules.controller'
import { OrderRuleController } from './order-rule.controller'
import { SeasonLeaguesController } from './season-leagues.controller'

@Module({
  imports: [SeasonsModule, StandingsModule],
  controllers: [SeasonLeaguesController, LeagueListsController, CourtsideRulesController, OrderRuleController],
  providers: [...handlersOf(commands), ...handlersOf(queries)],
})
export class LeaguesModule {}
