import { Module } from '@nestjs/common'
import { AccessModule } from '../../access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import { ByeReader } from './bye-reader'
import { ByesController } from './byes.controller'
import { ByeQueryHandler, ByesHandler, LeagueByesHandler } from './byes.query'
import { DeleteByeHandler } from './commands/delete-bye.command'
import { GiveByeHandler } from './commands/give-bye.command'
import { RestoreByeHandler } from './commands/restore-bye.command'
import { PlannedByes } from './planned-byes'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [ByesController],
  providers: [
    ByeReader,
    PlannedByes,
    GiveByeHandler,
    DeleteByeHandler,
    RestoreByeHandler,
    LeagueByesHandler,
    ByesHandler,
    ByeQueryHandler,
  ],
  exports: [ByeReader, PlannedByes],
})
export class ByesModule {}
