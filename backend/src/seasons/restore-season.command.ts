import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { restoreSeason } from '@fullcourt/domain/seasons/decide'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess } from '../access/season-access'

/** Brings a deleted season back with all its pages. */
export class RestoreSeason {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@CommandHandler(RestoreSeason)
export class RestoreSeasonHandler implements ICommandHandler<RestoreSeason> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, season }: RestoreSeason) {
    const organization = await this.seasons.holderOf(scope, season)
    return this.decider.handle({
      stream: seasonsStream,
      id: organization,
      context,
      organization,
      decide: seasons => restoreSeason(seasons, { season }),
    })
  }
}
