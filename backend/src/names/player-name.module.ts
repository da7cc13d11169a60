import { Module } from '@nestjs/common'
import { AttributeValueReader } from './attribute-value-reader'
import { PlayerNameReader } from './player-name-reader'

/** Names and attributes alone, for contexts that show players without knowing more of them. */
@Module({ providers: [PlayerNameReader, AttributeValueReader], exports: [PlayerNameReader, AttributeValueReader] })
export class PlayerNameModule {}
