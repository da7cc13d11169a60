import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { restoreLeagueAndPlaces } from '@fullcourt/domain/divisions/leaving'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess, type LeagueInSeason } from '../access/season-access'

/** Brings a deleted league back with everything in it, its teams into their divisions. */
export class RestoreLeague {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: LeagueInSeason,
  ) {}
}

@CommandHandler(RestoreLeague)
export class RestoreLeagueHandler implements ICommandHandler<RestoreLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, at }: RestoreLeague) {
    const organization = await this.seasons.organizationToReturnTo(scope, at.season)
    return this.decider.handle({
      stream: bracketStream,
      id: at.season,
      context,
      organization,
      decide: state => restoreLeagueAndPlaces(state, { organization, ...at }),
    })
  }
}
