import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { renameLeague } from '@fullcourt/domain/leagues/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { leagueNamePart } from '@fullcourt/domain/leagues/state'
import type { CommandContext } from '../facts/command-context'
import { expecting } from '../facts/expected-revision'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess, type LeagueInSeason } from '../access/season-access'

export class RenameLeague {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: LeagueInSeason,
    readonly name: string,
    /** The revision at which the form read the league. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(RenameLeague)
export class RenameLeagueHandler implements ICommandHandler<RenameLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, at, name, expectedRevision }: RenameLeague) {
    const place = await this.seasons.leaguePlace(scope, at)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents => renameLeague(contents, { ...place, name }),
      expectedRevision: expecting(expectedRevision, [leagueNamePart(place.league)]),
    })
  }
}
