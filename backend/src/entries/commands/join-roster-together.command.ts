import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { joinRosterTogether } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { PlayerIdentity } from '../../identity/player-identity'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'

/** Puts several players on a team's roster with one append; those already there stay. For jobs: the players are known to them. */
export class JoinRosterTogether {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly players: readonly PlayerId[],
  ) {}
}

@CommandHandler(JoinRosterTogether)
export class JoinRosterTogetherHandler implements ICommandHandler<JoinRosterTogether> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ context, scope, at, players }: JoinRosterTogether) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    const { idsOf, distinct } = await this.identity.now(place.organization)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents =>
        joinRosterTogether(contents, { ...place, players: distinct(players), mergedInto: player => idsOf(player).slice(1) }),
    })
  }
}
