import { Module } from '@nestjs/common'
import { AttributeValueReader } from './attribute-value-reader'
import { PlayerNameReader } from './player-name-reader'
import { ShirtNumberReader } from './shirt-number-reader'

const READERS = [PlayerNameReader, AttributeValueReader, ShirtNumberReader]

/** Names and attributes alone, for contexts that show players without knowing more of them. */
@Module({ providers: READERS, exports: READERS })
export class PlayerNameModule {}
