import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { deleteLeagueAndPlaces } from '@fullcourt/domain/divisions/leaving'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess, type LeagueInSeason } from '../access/season-access'

/** Takes a league with everything in it away; its teams are in no division then. */
export class DeleteLeague {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: LeagueInSeason,
  ) {}
}

@CommandHandler(DeleteLeague)
export class DeleteLeagueHandler implements ICommandHandler<DeleteLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, at }: DeleteLeague) {
    const organization = await this.seasons.organizationOf(scope, at.season)
    return this.decider.handle({
      stream: bracketStream,
      id: at.season,
      context,
      organization,
      decide: state => deleteLeagueAndPlaces(state, { organization, ...at }),
    })
  }
}
