import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteLeague } from '@fullcourt/domain/leagues/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess, type LeagueInSeason } from '../access/season-access'

/** Takes a league with everything in it away. */
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
      stream: seasonStream,
      id: at.season,
      context,
      organization,
      decide: contents => deleteLeague(contents, { organization, ...at }),
    })
  }
}
