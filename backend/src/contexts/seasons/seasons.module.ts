import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { handlersOf } from '../../core/facts/command'
import * as commands from './seasons.commands'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { SeasonCopies } from './season-copies'
import { SeasonListQueryHandler } from './season-list.query'
import { SeasonQueryHandler } from './season.query'
import { SeasonsController } from './seasons.controller'

@Module({
  imports: [AccessModule, ReadersModule],
  controllers: [SeasonsController, OrganizationSeasonsController],
  providers: [...handlersOf(commands), SeasonCopies, SeasonListQueryHandler, SeasonQueryHandler],
  exports: [SeasonCopies],
})
export class SeasonsModule {}
