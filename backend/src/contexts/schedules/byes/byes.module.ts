import { Module } from '@nestjs/common'
import { AccessModule } from '../../../core/access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import { ByeReader } from './bye-reader'
import { ByesController } from './byes.controller'
import { ByeQueryHandler, ByesQueryHandler, LeagueByesQueryHandler } from './byes.query'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './byes.commands'
import { GiveByeHandler } from './give-bye.command'
import { PlannedByes } from './planned-byes'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [ByesController],
  providers: [
    ...handlersOf(commands),
    ByeReader,
    PlannedByes,
    GiveByeHandler,
    LeagueByesQueryHandler,
    ByesQueryHandler,
    ByeQueryHandler,
  ],
  exports: [ByeReader, PlannedByes],
})
export class ByesModule {}
