import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './seasons.queries'
import * as commands from './seasons.commands'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { SeasonCopies } from './season-copies'
import { SeasonsController } from './seasons.controller'

@Module({
  controllers: [SeasonsController, OrganizationSeasonsController],
  providers: [...handlersOf(commands), ...handlersOf(queries), SeasonCopies],
  exports: [SeasonCopies],
})
export class SeasonsModule {}
