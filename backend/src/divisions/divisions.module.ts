import { Module } from '@nestjs/common'
import { AccessModule } from '../access/access.module'
import { ReadersModule } from '../readers/readers.module'
import { StandingsModule } from '../standings/standings.module'
import { AssignTeamToDivisionHandler } from './commands/assign-team.command'
import { CreateDivisionHandler } from './commands/create-division.command'
import { DeleteDivisionHandler } from './commands/delete-division.command'
import { FillDivisionHandler } from './commands/fill-division.command'
import { OrderDivisionTeamsHandler } from './commands/order-teams.command'
import { RemoveTeamsFromDivisionHandler } from './commands/remove-teams.command'
import { RenameDivisionHandler } from './commands/rename-division.command'
import { RestoreDivisionHandler } from './commands/restore-division.command'
import { DivisionsController } from './divisions.controller'
import { DivisionAnswers } from './queries/division-answers'
import { DivisionListHandler } from './queries/division-list.query'
import { DivisionQueryHandler } from './queries/division.query'
import { SeasonDivisionsController } from './season-divisions.controller'

@Module({
  imports: [AccessModule, ReadersModule, StandingsModule],
  controllers: [SeasonDivisionsController, DivisionsController],
  providers: [
    CreateDivisionHandler,
    RenameDivisionHandler,
    DeleteDivisionHandler,
    RestoreDivisionHandler,
    AssignTeamToDivisionHandler,
    RemoveTeamsFromDivisionHandler,
    OrderDivisionTeamsHandler,
    FillDivisionHandler,
    DivisionAnswers,
    DivisionListHandler,
    DivisionQueryHandler,
  ],
})
export class DivisionsModule {}
