import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './standings.queries'
import { FormReader } from './form-reader'
import { LeagueTables } from './league-tables'
import { TeamsByLeagueController } from './teams-by-league.controller'

@Module({
  controllers: [TeamsByLeagueController],
  providers: [...handlersOf(queries), LeagueTables, FormReader],
  exports: [LeagueTables],
})
export class StandingsModule {}
