import { Module } from '@nestjs/common'
import { PlayerNameReader } from './player-name-reader'

/** The names alone, for contexts that show players without knowing more of them. */
@Module({ providers: [PlayerNameReader], exports: [PlayerNameReader] })
export class PlayerNameModule {}
