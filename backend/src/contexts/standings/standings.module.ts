import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/names/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { FormReader } from './form-reader'
import { LeagueTables } from './league-tables'

@Module({ imports: [PlayerNameModule, ReadersModule], providers: [LeagueTables, FormReader], exports: [LeagueTables] })
export class StandingsModule {}
