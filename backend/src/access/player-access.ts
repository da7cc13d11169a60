import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { playerStream, type Player } from '@fullcourt/domain/players/state'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { Parents } from './parents'

export type ExistingPlayer = Exclude<Player, { kind: 'unknown' }>

/** Where players belong, for commands: one of somebody else, or of a deleted organization, is not there. */
@Injectable()
export class PlayerAccess {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  /** That a deleted player is not there either is for the decision to say, which knows a repeated command from a new one. */
  async player(scope: Scope, id: PlayerId): Promise<ExistingPlayer> {
    const player = await this.decider.state(playerStream, id)
    if (player.kind === 'unknown' || !covers(scope, player.organization)) throw new Refused(PLAYER_NOT_FOUND)
    if (!(await this.parents.organizationIsActive(player.organization))) throw new Refused(PLAYER_NOT_FOUND)
    return player
  }

  /** A player who was not deleted. */
  async active(scope: Scope, id: PlayerId): Promise<ExistingPlayer> {
    const player = await this.player(scope, id)
    if (player.kind !== 'active') throw new Refused(PLAYER_NOT_FOUND)
    return player
  }
}
