import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { deleteSeason } from '@fullcourt/domain/seasons/decide'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess } from '../access/season-access'

/** Takes a season with all its pages away. */
export class DeleteSeason {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@CommandHandler(DeleteSeason)
export class DeleteSeasonHandler implements ICommandHandler<DeleteSeason> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, season }: DeleteSeason) {
    const organization = await this.seasons.holderOf(scope, season)
    return this.decider.handle({
      stream: seasonsStream,
      id: organization,
      context,
      organization,
      decide: seasons => deleteSeason(seasons, { season }),
    })
  }
}
