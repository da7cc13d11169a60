import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './seasons.queries'
import * as commands from './seasons.commands'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { SeasonCopies } from './season-copies'
import { SeasonsController } from './seasons.controller'

@Module({
  imports: [AccessModule, ReadersModule],
  controllers: [SeasonsController, OrganizationSeasonsController],
  providers: [...handlersOf(commands), ...handlersOf(queries), SeasonCopies],
  exports: [SeasonCopies],
})
export class SeasonsModule {}
