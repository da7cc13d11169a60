import { Controller, HttpCode, Param, Post } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Reads, Removes } from '../../core/http/call-kinds'
import { CancelRebuild } from './cancel-rebuild.command'
import { ProjectionAnswer, RebuildAnswer } from './projections.answers'
import { ProjectionPath } from './projections.dto'
import { ProjectionsQuery } from './projections.query'
import { RebuildProjections } from './rebuild-projections.command'

@ApiTags('projections')
@Controller('api/projections')
export class ProjectionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [ProjectionAnswer])
  @Allow('super')
  list(): Promise<ProjectionAnswer[]> {
    return this.queries.execute(new ProjectionsQuery())
  }

  @Post(':name/rebuild')
  @Allow('super')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: RebuildAnswer })
  rebuild(@Param() { name }: ProjectionPath): Promise<RebuildAnswer> {
    return this.commands.execute(new RebuildProjections(name))
  }

  @Removes(':name/rebuild')
  @Allow('super')
  cancel(@Param() { name }: ProjectionPath): Promise<void> {
    return this.commands.execute(new CancelRebuild(name))
  }
}
