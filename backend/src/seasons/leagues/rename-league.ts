import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { renameLeague } from '@fullcourt/domain/seasons/leagues/decide'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../../facts/call'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { SeasonsInReach, type LeagueInSeason } from '../seasons-in-reach'

export class RenameLeague {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly at: LeagueInSeason,
    readonly name: string,
  ) {}
}

@CommandHandler(RenameLeague)
export class RenameLeagueHandler implements ICommandHandler<RenameLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
  ) {}

  async execute({ call, scope, at, name }: RenameLeague) {
    const place = await this.seasons.leaguePlace(scope, at)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      call,
      organization: place.organization,
      decide: contents => renameLeague(contents, { ...place, name }),
    })
  }
}
