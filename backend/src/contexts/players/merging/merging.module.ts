import { Module } from '@nestjs/common'
import { PlayersModule } from '../players.module'
import { DuplicatesQueryHandler } from './duplicates.query'
import { MergeParties } from './merge-parties'
import { handlersOf } from '../../../core/injection/handlers'
import * as commands from './merging.commands'
import { MergePreviewQueryHandler } from './merge-preview.query'
import { MergingController } from './merging.controller'

@Module({
  imports: [PlayersModule],
  controllers: [MergingController],
  providers: [...handlersOf(commands), MergeParties, MergePreviewQueryHandler, DuplicatesQueryHandler],
})
export class MergingModule {}
