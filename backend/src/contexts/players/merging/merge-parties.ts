import { Injectable } from '@nestjs/common'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import type { mergePlayers } from '@fullcourt/domain/players/merging/decide'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { PlayerAccess } from '../../../core/access/player-access'
import { Refused } from '../../../core/facts/refused'
import { within, type Scope } from '../../../core/http/scope'

/** The players of a merge as a caller names them. */
export type NamedMerge = { readonly master: PlayerId; readonly duplicates: readonly PlayerId[] }

export type UndoneMerge = { readonly master: PlayerId; readonly duplicate: PlayerId }

/** Finds the players of a merge: they are active players of one organization. */
@Injectable()
export class MergeParties {
  constructor(private readonly players: PlayerAccess) {}

  async of(scope: Scope, { master, duplicates }: NamedMerge): Promise<Parameters<typeof mergePlayers>[1]> {
    const organization = await this.organizationOf(scope, master)
    const same = within(scope, organization)
    await Promise.all([master, ...duplicates].map(id => this.refuseRemoved(same, id)))
    return { organization, master, duplicates }
  }

  /** The organization of a player, merged or not. */
  async organizationOf(scope: Scope, player: PlayerId): Promise<OrganizationId> {
    return (await this.players.recorded(scope, player)).organization
  }

  /** Whom an answer shows after an undo: a master who was deleted is not there to be shown. */
  async shownAfterUndo(scope: Scope, { master, duplicate }: UndoneMerge): Promise<PlayerId> {
    const { kind } = await this.players.player(scope, master)
    return kind === 'active' ? master : duplicate
  }

  private async refuseRemoved(scope: Scope, player: PlayerId): Promise<void> {
    const { kind } = await this.players.recorded(scope, player)
    if (kind !== 'active') throw new Refused(PLAYER_NOT_FOUND)
  }
}
