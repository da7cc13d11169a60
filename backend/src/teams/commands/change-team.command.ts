import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import { changeTeam, chooseTeamBranding, setUnavailableSlots } from '@fullcourt/domain/teams/decide'
import { nothing } from '@fullcourt/domain/facts/decision'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { teamStream, type Team, type TeamStreamFact } from '@fullcourt/domain/teams/state'
import { TeamAccess } from '../../access/team-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider, type Handle } from '../../facts/decider'
import { decideInSequence } from '../../facts/decide-in-sequence'
import { expecting, type ReadAt } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'

/** What a form says of a team beside its colours and abbreviation. */
export type WantedTeam = Partial<TeamDetails> & { readonly unavailableSlots?: readonly string[] }

/** Changes name, logo, colours, abbreviation or unavailable slots of a team, wherever it plays; what is not named stays. */
export class ChangeTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly team: TeamId,
    readonly wanted: WantedTeam,
    readonly branding: WantedBranding = {},
    /** When the form read the team. */
    readonly expectedRevision?: ReadAt,
  ) {}
}

@CommandHandler(ChangeTeam)
export class ChangeTeamHandler implements ICommandHandler<ChangeTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly teams: TeamAccess,
  ) {}

  async execute(command: ChangeTeam) {
    return this.decider.handle(await this.decision(command))
  }

  /** Throws what would refuse it now. */
  async check(command: ChangeTeam): Promise<void> {
    await this.decider.check(await this.decision(command))
  }

  private async decision({
    context,
    scope,
    team: id,
    wanted,
    branding,
    expectedRevision,
  }: ChangeTeam): Promise<Handle<Team, TeamStreamFact, TeamId>> {
    const { organization } = await this.teams.team(scope, id)
    const { unavailableSlots: slots, ...details } = wanted
    return {
      stream: teamStream,
      id,
      context,
      organization,
      decide: team =>
        decideInSequence(teamStream, team, [
          now => changeTeam(now, details),
          now => chooseTeamBranding(now, branding),
          now => (slots === undefined ? nothing : setUnavailableSlots(now, slots)),
        ]),
      expectedRevision: expecting(expectedRevision, [...fieldsOf(wanted), ...fieldsOf(branding)]),
    }
  }
}
