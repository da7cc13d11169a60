import { Module } from '@nestjs/common'
import { AccessModule } from '../../../core/access/access.module'
import { ReadersModule } from '../../../core/readers/readers.module'
import { PlayersModule } from '../players.module'
import { DuplicatesHandler } from './duplicates.query'
import { MergeParties } from './merge-parties'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './merging.commands'
import { MergePreviewHandler } from './merge-preview.query'
import { MergingController } from './merging.controller'

@Module({
  imports: [ReadersModule, AccessModule, PlayersModule],
  controllers: [MergingController],
  providers: [...handlersOf(commands), MergeParties, MergePreviewHandler, DuplicatesHandler],
})
export class MergingModule {}
