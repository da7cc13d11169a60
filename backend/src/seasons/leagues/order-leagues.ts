import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { orderLeagues } from '@fullcourt/domain/seasons/leagues/decide'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../../facts/call'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { SeasonsInReach } from '../seasons-in-reach'

/** Puts all leagues of a season in an order. */
export class OrderLeagues {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly season: SeasonId,
    readonly order: readonly LeagueId[],
  ) {}
}

@CommandHandler(OrderLeagues)
export class OrderLeaguesHandler implements ICommandHandler<OrderLeagues> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
  ) {}

  async execute({ call, scope, season, order }: OrderLeagues) {
    const organization = await this.seasons.organizationOf(scope, season)
    return this.decider.handle({
      stream: seasonStream,
      id: season,
      call,
      organization,
      decide: contents => orderLeagues(contents, { organization, season, order }),
    })
  }
}
