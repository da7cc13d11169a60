import { Module } from '@nestjs/common'
import { PlayerNames } from './player-names'

/** The names alone, for contexts that show players without knowing more of them. */
@Module({ providers: [PlayerNames], exports: [PlayerNames] })
export class PlayerNamesModule {}
