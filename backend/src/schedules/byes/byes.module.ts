import { Module } from '@nestjs/common'
import { AccessModule } from '../../access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import { ByeReader } from './bye-reader'
import { ByesController } from './byes.controller'
import { ByeQueryHandler, ByesHandler, LeagueByesHandler } from './byes.query'
import { DeleteByeHandler } from './commands/delete-bye.command'
import { GiveByeHandler } from './commands/give-bye.command'
import { RestoreByeHandler } from './commands/restore-bye.command'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [ByesController],
  providers: [ByeReader, GiveByeHandler, DeleteByeHandler, RestoreByeHandler, LeagueByesHandler, ByesHandler, ByeQueryHandler],
})
export class ByesModule {}
