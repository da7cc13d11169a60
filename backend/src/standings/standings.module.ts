import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../names/player-name.module'
import { ReadersModule } from '../readers/readers.module'
import { LeagueTables } from './league-tables'

@Module({ imports: [PlayerNameModule, ReadersModule], providers: [LeagueTables], exports: [LeagueTables] })
export class StandingsModule {}
