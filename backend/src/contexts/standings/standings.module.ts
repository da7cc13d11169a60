import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './standings.queries'
import { FormReader } from './form-reader'
import { LeagueTables } from './league-tables'
import { TeamsByLeagueController } from './teams-by-league.controller'

@Module({
  imports: [PlayerNameModule, ReadersModule],
  controllers: [TeamsByLeagueController],
  providers: [...handlersOf(queries), LeagueTables, FormReader],
  exports: [LeagueTables],
})
export class StandingsModule {}
