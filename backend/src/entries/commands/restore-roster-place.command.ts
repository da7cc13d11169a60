import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { lastEntryIn, restoreRosterPlace, TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { PlayerAccess } from '../../access/player-access'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import { within, type Scope } from '../../http/scope'
import type { LeftEntry } from './restore-entry.command'

const PLAYER_IS_DELETED = refuse('conflict', 'The player is deleted: bring the player back first.')

/** Puts a player back on the roster that he left; `left` names it where a policy does so. */
export class RestoreRosterPlace {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly player: PlayerId,
    readonly left?: LeftEntry,
  ) {}
}

@CommandHandler(RestoreRosterPlace)
export class RestoreRosterPlaceHandler implements ICommandHandler<RestoreRosterPlace> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly players: PlayerAccess,
  ) {}

  async execute({ context, scope, at, player: named, left }: RestoreRosterPlace) {
    const organization = await this.seasons.organizationToReturnTo(scope, at.season)
    const { kind, ids } = await this.players.player(within(scope, organization), named)
    if (kind !== 'active') throw new Refused(PLAYER_IS_DELETED)
    return this.decider.handle({
      stream: seasonStream,
      id: at.season,
      context,
      organization,
      decide: contents => {
        const entry = left?.entry ?? lastEntryIn(contents, at.league, at.team)?.id
        if (entry === undefined) return TEAM_NOT_FOUND
        const [player = named, ...merged] = ids
        return restoreRosterPlace(contents, { organization, ...at, entry, player, merged, leftBy: left?.leftBy })
      },
    })
  }
}
