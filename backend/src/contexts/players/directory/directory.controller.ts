import { Controller, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Reads } from '../../../core/http/call-kinds'
import { InScope } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { PlayerDirectoryAnswer } from './directory.answers'
import { PlayerDirectoryParams } from './directory.dto'
import { PlayerDirectoryQuery } from './directory.queries'

@ApiTags('players')
@Controller('api/playersv2/directory')
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Reads('', PlayerDirectoryAnswer)
  @Allow('tenant')
  directory(@Query() asked: PlayerDirectoryParams, @InScope() scope: Scope): Promise<PlayerDirectoryAnswer> {
    return this.queries.execute(new PlayerDirectoryQuery({ scope, season: asked.seasonId, filter: asked.toFilter() }))
  }
}
