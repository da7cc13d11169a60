import { Module } from '@nestjs/common'
import { EntryReader } from './entry-reader'
import { SeasonReader } from './season-reader'

const readers = [SeasonReader, EntryReader]

/** Finds seasons, leagues and entries for the answers of every context. */
@Module({ providers: readers, exports: readers })
export class ReadersModule {}
