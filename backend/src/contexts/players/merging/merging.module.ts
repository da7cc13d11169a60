import { Module } from '@nestjs/common'
import { AccessModule } from '../../../core/access/access.module'
import { ReadersModule } from '../../../core/readers/readers.module'
import { PlayersModule } from '../players.module'
import { DuplicatesQueryHandler } from './duplicates.query'
import { MergeParties } from './merge-parties'
import { handlersOf } from '../../../core/injection/handlers'
import * as commands from './merging.commands'
import { MergePreviewQueryHandler } from './merge-preview.query'
import { MergingController } from './merging.controller'

@Module({
  imports: [ReadersModule, AccessModule, PlayersModule],
  controllers: [MergingController],
  providers: [...handlersOf(commands), MergeParties, MergePreviewQueryHandler, DuplicatesQueryHandler],
})
export class MergingModule {}
