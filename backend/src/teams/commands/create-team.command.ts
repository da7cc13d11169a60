import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import { chooseTeamBranding, createTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { CommandContext } from '../../facts/command-context'
import { decideInSequence } from '../../facts/decide-in-sequence'
import { Decider } from '../../facts/decider'
import { oneOrganization, type Scope } from '../../http/scope'
import { SeasonAccess, type LeagueInSeason } from '../../access/season-access'

/** Creates a team; a policy lets it enter the named league. */
export class CreateTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly details: { readonly name: string; readonly logo?: string | null },
    readonly enters?: LeagueInSeason | LeagueId,
    readonly branding: WantedBranding = {},
  ) {}
}

@CommandHandler(CreateTeam)
export class CreateTeamHandler implements ICommandHandler<CreateTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, details, enters: named, branding }: CreateTeam) {
    const place = named === undefined ? undefined : await this.seasons.leaguePlace(scope, named)
    const organization = place?.organization ?? oneOrganization(scope)
    const team = await context.nextId('team')
    const enters = place ? { season: place.season, league: place.league, entry: await context.nextId('entry') } : null
    const contents = place ? await this.decider.state(seasonStream, place.season) : null
    const outcome = await this.decider.handle({
      stream: teamStream,
      id: team,
      context,
      organization,
      decide: state =>
        decideInSequence(teamStream, state, [
          now => createTeam(now, contents, { organization, team, details, enters }),
          now => chooseTeamBranding(now, branding),
        ]),
    })
    return { ...outcome, id: team }
  }
}
