import { Module } from '@nestjs/common'
import { DivisionReader } from './division-reader'
import { EntryReader } from './entry-reader'
import { SeasonReader } from './season-reader'
import { DefinitionReader } from './definition-reader'

const readers = [SeasonReader, DivisionReader, EntryReader, DefinitionReader]

/** Finds seasons, leagues, divisions, entries and what is shown of a sport for the answers of every context. */
@Module({ providers: readers, exports: readers })
export class ReadersModule {}
