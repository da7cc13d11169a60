import { Module } from '@nestjs/common'
import { AccessModule } from '../access/access.module'
import { ReadersModule } from '../readers/readers.module'
import { ChangeSeasonHandler } from './change-season.command'
import { CreateSeasonHandler } from './create-season.command'
import { DeleteSeasonHandler } from './delete-season.command'
import { RestoreSeasonHandler } from './restore-season.command'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { SeasonCopies } from './season-copies'
import { SeasonListHandler } from './season-list.query'
import { SeasonQueryHandler } from './season.query'
import { SeasonsController } from './seasons.controller'

@Module({
  imports: [AccessModule, ReadersModule],
  controllers: [SeasonsController, OrganizationSeasonsController],
  providers: [
    SeasonCopies,
    CreateSeasonHandler,
    ChangeSeasonHandler,
    DeleteSeasonHandler,
    RestoreSeasonHandler,
    SeasonListHandler,
    SeasonQueryHandler,
  ],
  exports: [SeasonCopies],
})
export class SeasonsModule {}
