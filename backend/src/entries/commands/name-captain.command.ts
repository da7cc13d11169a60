import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { nameCaptain } from '@fullcourt/domain/entries/decide'
import { captainPart, seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { expecting, type ReadAt } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'
import { PlayerIdentity } from '../../identity/player-identity'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'

/** Names the captain of a team in a league; null names nobody. */
export class NameCaptain {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly captain: PlayerId | null,
    /** When the form read who is captain. */
    readonly expectedRevision?: ReadAt,
  ) {}
}

@CommandHandler(NameCaptain)
export class NameCaptainHandler implements ICommandHandler<NameCaptain> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ context, scope, at, captain, expectedRevision }: NameCaptain) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    const { idsOf } = await this.identity.now(place.organization)
    const [id = null, ...merged] = captain === null ? [] : idsOf(captain)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents => nameCaptain(contents, { ...place, captain: id, merged }),
      expectedRevision: expecting(expectedRevision, [captainPart(place.league, place.team)]),
    })
  }
}
