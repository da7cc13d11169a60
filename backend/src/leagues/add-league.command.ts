import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { addLeague } from '@fullcourt/domain/leagues/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import { orThrow } from '../facts/refused'
import { within, type Scope } from '../http/scope'
import { SeasonCopies } from '../seasons/season-copies'
import { SeasonAccess } from '../access/season-access'

/** Adds a league to a season; with `copyFrom` it begins with the teams, rosters and captains of that season's league of the name. */
export class AddLeague {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: SeasonId,
    readonly name: string,
    readonly copyFrom?: SeasonId | null,
  ) {}
}

@CommandHandler(AddLeague)
export class AddLeagueHandler implements ICommandHandler<AddLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly copies: SeasonCopies,
  ) {}

  async execute({ context, scope, season, name, copyFrom }: AddLeague) {
    const organization = await this.seasons.organizationOf(scope, season)
    const place = { organization, season, league: await context.nextId('league') }
    if (copyFrom != null) {
      orThrow(addLeague(await this.decider.state(seasonStream, season), { ...place, name }))
      const source = await this.copies.sourceOf(within(scope, organization), copyFrom, name)
      return { ...(await this.copies.copyLeague(context, place, source)), id: place.league }
    }
    const outcome = await this.decider.handle({
      stream: seasonStream,
      id: season,
      context,
      organization,
      decide: contents => addLeague(contents, { ...place, name }),
    })
    return { ...outcome, id: place.league }
  }
}
