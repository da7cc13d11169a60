import { Module } from '@nestjs/common'
import { GamesModule } from '../../contexts/games/games.module'
import { EffectsReader } from './effects-reader'
import { Previews } from './previews'
import { ShownReader } from './shown-reader'

/** What a change leads to, before it is saved. */
@Module({ imports: [GamesModule], providers: [ShownReader, EffectsReader, Previews], exports: [EffectsReader, Previews] })
export class CallPreviewsModule {}
