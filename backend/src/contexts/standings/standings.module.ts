import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import { ActiveRows } from './active-rows'
import { PlayOffsReader } from './play-offs-reader'
import { ActiveLeagues } from './active-leagues'
import { FormReader } from './form-reader'
import { RowRosters } from './row-rosters'
import { LeagueTables } from './league-tables'
import { PlayerLeaders } from './player-leaders'
import { LeadersQueryHandler } from './queries/leaders.query'
import { RankQueryHandler } from './queries/rank.query'
import { RankedSeasons } from './ranked-seasons'
import { SeasonLeaders } from './season-leaders'
import * as queries from './standings.queries'
import { StatisticsController } from './statistics.controller'
import * as statisticsQueries from './statistics.queries'
import { TeamGameCounts } from './team-games'
import { ThroughDate } from './through-date'
import { TeamsByLeagueController } from './teams-by-league.controller'

/** Tables of leagues, and who leads them. */
@Module({
  controllers: [TeamsByLeagueController, StatisticsController],
  providers: [
    ...handlersOf({ ...queries, ...statisticsQueries }),
    LeagueTables,
    ActiveRows,
    PlayOffsReader,
    ThroughDate,
    FormReader,
    RowRosters,
    ActiveLeagues,
    RankedSeasons,
    SeasonLeaders,
    PlayerLeaders,
    LeadersQueryHandler,
    RankQueryHandler,
    TeamGameCounts,
  ],
  exports: [LeagueTables, PlayOffsReader, ThroughDate],
})
export class StandingsModule {}
