import { Global, Module } from '@nestjs/common'
import { EntryCards } from './entry-cards'
import { GameSheets } from './game-sheets'
import { PlayerCards } from './player-cards'
import { PlayerFigures } from './player-figures'
import { PlayerIdentity } from './player-identity'

const readers = [PlayerIdentity, EntryCards, GameSheets, PlayerCards, PlayerFigures]

/** Who is who among players, for every context. */
@Global()
@Module({ providers: readers, exports: readers })
export class IdentityModule {}
