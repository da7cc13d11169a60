import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../names/player-name.module'
import { LeagueTables } from './league-tables'

@Module({ imports: [PlayerNameModule], providers: [LeagueTables], exports: [LeagueTables] })
export class StandingsModule {}
