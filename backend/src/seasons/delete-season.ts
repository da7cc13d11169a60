import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { deleteSeason } from '@fullcourt/domain/seasons/decide'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonsInReach } from './seasons-in-reach'

/** Takes a season with all its pages away. */
export class DeleteSeason {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@CommandHandler(DeleteSeason)
export class DeleteSeasonHandler implements ICommandHandler<DeleteSeason> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
  ) {}

  async execute({ call, scope, season }: DeleteSeason) {
    const organization = await this.seasons.holderOf(scope, season)
    return this.decider.handle({
      stream: seasonsStream,
      id: organization,
      call,
      organization,
      decide: seasons => deleteSeason(seasons, { season }),
    })
  }
}
