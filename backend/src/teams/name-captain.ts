import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { nameCaptain } from '@fullcourt/domain/seasons/leagues/decide'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonsInReach, type TeamInLeague } from '../seasons/seasons-in-reach'

/** Names the captain of a team in a league; null names nobody. */
export class NameCaptain {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly captain: PlayerId | null,
  ) {}
}

@CommandHandler(NameCaptain)
export class NameCaptainHandler implements ICommandHandler<NameCaptain> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
  ) {}

  async execute({ call, scope, at, captain }: NameCaptain) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      call,
      organization: place.organization,
      decide: contents => nameCaptain(contents, { ...place, captain }),
    })
  }
}
