import { Module } from '@nestjs/common'
import { DivisionReader } from './division-reader'
import { EntryReader } from './entry-reader'
import { SeasonReader } from './season-reader'
import { SportListReader } from './sport-list-reader'

const readers = [SeasonReader, DivisionReader, EntryReader, SportListReader]

/** Finds seasons, leagues, divisions, entries and what is shown of a sport for the answers of every context. */
@Module({ providers: readers, exports: readers })
export class ReadersModule {}
