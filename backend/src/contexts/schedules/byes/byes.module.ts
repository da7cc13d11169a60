import { Module } from '@nestjs/common'
import { AccessModule } from '../../../core/access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import * as queries from './byes.queries'
import { ByeReader } from './bye-reader'
import { ByesController } from './byes.controller'
import { handlersOf } from '../../../core/injection/handlers'
import * as commands from './byes.commands'
import { GiveByeHandler } from './give-bye.command'
import { PlannedByes } from './planned-byes'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [ByesController],
  providers: [...handlersOf(commands), ...handlersOf(queries), ByeReader, PlannedByes, GiveByeHandler],
  exports: [ByeReader, PlannedByes],
})
export class ByesModule {}
