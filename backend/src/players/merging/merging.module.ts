import { Module } from '@nestjs/common'
import { AccessModule } from '../../access/access.module'
import { ReadersModule } from '../../readers/readers.module'
import { PlayersModule } from '../players.module'
import { DuplicatesHandler } from './duplicates.query'
import { MergeParties } from './merge-parties'
import { MergePlayersHandler } from './merge-players.command'
import { MergePreviewHandler } from './merge-preview.query'
import { MergingController } from './merging.controller'
import { UnmergePlayerHandler } from './unmerge-player.command'

@Module({
  imports: [ReadersModule, AccessModule, PlayersModule],
  controllers: [MergingController],
  providers: [MergeParties, MergePlayersHandler, UnmergePlayerHandler, MergePreviewHandler, DuplicatesHandler],
})
export class MergingModule {}
