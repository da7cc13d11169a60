import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { orderLeagues } from '@fullcourt/domain/leagues/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { ORDER_PART } from '@fullcourt/domain/leagues/state'
import type { CommandContext } from '../facts/command-context'
import { expecting } from '../facts/expected-revision'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess } from '../access/season-access'

/** Puts all leagues of a season in an order. */
export class OrderLeagues {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: SeasonId,
    readonly order: readonly LeagueId[],
    /** The latest revision at which the form read the leagues. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(OrderLeagues)
export class OrderLeaguesHandler implements ICommandHandler<OrderLeagues> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, season, order, expectedRevision }: OrderLeagues) {
    const organization = await this.seasons.organizationOf(scope, season)
    return this.decider.handle({
      stream: seasonStream,
      id: season,
      context,
      organization,
      decide: contents => orderLeagues(contents, { organization, season, order }),
      expectedRevision: expecting(expectedRevision, [ORDER_PART]),
    })
  }
}
