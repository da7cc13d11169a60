import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { addLeague } from '@fullcourt/domain/seasons/leagues/decide'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../../facts/call'
import { Decider } from '../../facts/decider'
import { orThrow } from '../../facts/refused'
import { within, type Scope } from '../../http/scope'
import { SeasonCopies } from '../season-copies'
import { SeasonsInReach } from '../seasons-in-reach'

/** Adds a league to a season; with `copyFrom` it begins with the teams, rosters and captains of that season's league of the name. */
export class AddLeague {
  constructor(
    readonly call: Call,
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
    private readonly seasons: SeasonsInReach,
    private readonly copies: SeasonCopies,
  ) {}

  async execute({ call, scope, season, name, copyFrom }: AddLeague) {
    const organization = await this.seasons.organizationOf(scope, season)
    const place = { organization, season, league: await call.nextId('league') }
    if (copyFrom != null) {
      orThrow(addLeague(await this.decider.state(seasonStream, season), { ...place, name }))
      const source = await this.copies.sourceOf(within(scope, organization), copyFrom, name)
      return { ...(await this.copies.copyLeague(call, place, source)), id: place.league }
    }
    const outcome = await this.decider.handle({
      stream: seasonStream,
      id: season,
      call,
      organization,
      decide: contents => addLeague(contents, { ...place, name }),
    })
    return { ...outcome, id: place.league }
  }
}
