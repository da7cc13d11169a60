import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../http/scope'
import { GameRow } from './game-row.query'
import { refuseOtherwise, type OtherFields } from './other-game-fields'

/** What a game was given back as; a call that brings other fields along must bring them unchanged. */
@Injectable()
export class StoredGame {
  constructor(private readonly queries: QueryBus) {}

  async refuseOtherwise(scope: Scope, game: GameId, sent: OtherFields): Promise<void> {
    if (Object.keys(sent).length > 0) refuseOtherwise(sent, await this.queries.execute(new GameRow(scope, game)))
  }
}
