import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import { createTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { oneOrganization, type Scope } from '../http/scope'
import { SeasonsInReach, type LeagueInSeason } from '../seasons/seasons-in-reach'

/** Creates a team; a policy lets it enter the named league. */
export class CreateTeam {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly details: { readonly name: string; readonly logo?: string | null },
    readonly enters?: LeagueInSeason | LeagueId,
  ) {}
}

@CommandHandler(CreateTeam)
export class CreateTeamHandler implements ICommandHandler<CreateTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
  ) {}

  async execute({ call, scope, details, enters: named }: CreateTeam) {
    const place = named === undefined ? undefined : await this.seasons.leaguePlace(scope, named)
    const organization = place?.organization ?? oneOrganization(scope)
    const team = await call.nextId('team')
    const enters = place ? { season: place.season, league: place.league, entry: await call.nextId('entry') } : null
    const contents = place ? await this.decider.state(seasonStream, place.season) : null
    const outcome = await this.decider.handle({
      stream: teamStream,
      id: team,
      call,
      organization,
      decide: state => createTeam(state, contents, { organization, team, details, enters }),
    })
    return { ...outcome, id: team }
  }
}
