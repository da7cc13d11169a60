import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { playerStream, type Player } from '@fullcourt/domain/players/state'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { PlayerIdentity } from '../identity/player-identity'
import { Parents } from './parents'

export type RecordedPlayer = Exclude<Player, { kind: 'unknown' }>

export type ExistingPlayer = RecordedPlayer & {
  /** All ids of the person, their own first: those of the players who were merged into them too. */
  readonly ids: readonly [PlayerId, ...PlayerId[]]
}

/**
 * Where players belong, for commands: one of somebody else, or of a deleted organization, is not there. A merged player is the one
 * whom they were merged into.
 */
@Injectable()
export class PlayerAccess {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
    private readonly identity: PlayerIdentity,
  ) {}

  /** That a deleted player is not there either is for the decision to say, which knows a repeated command from a new one. */
  async player(scope: Scope, id: PlayerId): Promise<ExistingPlayer> {
    const named = await this.recorded(scope, id)
    const { idsOf } = await this.identity.now(named.organization)
    const ids = idsOf(id)
    const player = ids[0] === id ? named : await this.recorded(scope, ids[0])
    return { ...player, ids }
  }

  /** A player who was not deleted. */
  async active(scope: Scope, id: PlayerId): Promise<ExistingPlayer> {
    const player = await this.player(scope, id)
    if (player.kind !== 'active') throw new Refused(PLAYER_NOT_FOUND)
    return player
  }

  /** The player under whose id things were recorded, merged or not: for commands about merging itself. */
  async recorded(scope: Scope, id: PlayerId): Promise<RecordedPlayer> {
    const player = await this.decider.state(playerStream, id)
    if (player.kind === 'unknown' || !covers(scope, player.organization)) throw new Refused(PLAYER_NOT_FOUND)
    if (!(await this.parents.organizationIsActive(player.organization))) throw new Refused(PLAYER_NOT_FOUND)
    return player
  }
}
