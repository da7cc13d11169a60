import { Global, Module } from '@nestjs/common'
import { BothSides } from './both-sides'
import { EntryCards } from './entry-cards'
import { GameSheets } from './game-sheets'
import { PlayerCards } from './player-cards'
import { PlayerFigures } from './player-figures'
import { PlayerIdentity } from './player-identity'
import { RankingReader } from './ranking-reader'
import { SeasonPlayers } from './season-players'

const readers = [PlayerIdentity, EntryCards, GameSheets, PlayerCards, BothSides, PlayerFigures, SeasonPlayers, RankingReader]

/** Who is who among players, for every context. */
@Global()
@Module({ providers: readers, exports: readers })
export class IdentityModule {}
