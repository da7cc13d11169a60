import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { FormReader } from './form-reader'
import { LeagueTables } from './league-tables'
import { LeagueTeamQueryHandler } from './league-team.query'
import { LeagueTeamsQueryHandler } from './league-teams.query'
import { TeamsByLeagueController } from './teams-by-league.controller'

@Module({
  imports: [PlayerNameModule, ReadersModule],
  controllers: [TeamsByLeagueController],
  providers: [LeagueTables, FormReader, LeagueTeamQueryHandler, LeagueTeamsQueryHandler],
  exports: [LeagueTables],
})
export class StandingsModule {}
