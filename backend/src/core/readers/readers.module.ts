import { Global, Module } from '@nestjs/common'
import { AttributeValueReader } from './attribute-value-reader'
import { DefinitionReader } from './definition-reader'
import { DivisionReader } from './division-reader'
import { EntryReader } from './entry-reader'
import { KeptSeasons } from './kept-seasons'
import { PlayerNameReader } from './player-name-reader'
import { SeasonReader } from './season-reader'
import { ShirtNumberReader } from './shirt-number-reader'
import { UserNameReader } from './user-name-reader'

const readers = [
  SeasonReader,
  DivisionReader,
  EntryReader,
  KeptSeasons,
  DefinitionReader,
  PlayerNameReader,
  AttributeValueReader,
  ShirtNumberReader,
  UserNameReader,
]

/** Finds seasons, leagues, divisions, entries and names for the answers of every context. Global, because every one asks for them. */
@Global()
@Module({ providers: readers, exports: readers })
export class ReadersModule {}
