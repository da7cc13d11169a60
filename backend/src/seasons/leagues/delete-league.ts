import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteLeague } from '@fullcourt/domain/seasons/leagues/decide'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../../facts/call'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { SeasonsInReach, type LeagueInSeason } from '../seasons-in-reach'

/** Takes a league with everything in it away. */
export class DeleteLeague {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly at: LeagueInSeason,
  ) {}
}

@CommandHandler(DeleteLeague)
export class DeleteLeagueHandler implements ICommandHandler<DeleteLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
  ) {}

  async execute({ call, scope, at }: DeleteLeague) {
    const organization = await this.seasons.organizationOf(scope, at.season)
    return this.decider.handle({
      stream: seasonStream,
      id: at.season,
      call,
      organization,
      decide: contents => deleteLeague(contents, { organization, ...at }),
    })
  }
}
