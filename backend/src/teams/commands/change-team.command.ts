import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { changeTeam } from '@fullcourt/domain/teams/decide'
import type { TeamDetails, TeamFact } from '@fullcourt/domain/teams/events'
import { teamStream, type Team } from '@fullcourt/domain/teams/state'
import { TeamAccess } from '../../access/team-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider, type Handle } from '../../facts/decider'
import { expecting, type ReadAt } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'

/** Changes the name or logo of a team, wherever it plays; what is not named stays. */
export class ChangeTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly team: TeamId,
    readonly wanted: Partial<TeamDetails>,
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
    expectedRevision,
  }: ChangeTeam): Promise<Handle<Team, TeamFact, TeamId>> {
    const { organization } = await this.teams.team(scope, id)
    return {
      stream: teamStream,
      id,
      context,
      organization,
      decide: team => changeTeam(team, wanted),
      expectedRevision: expecting(expectedRevision, fieldsOf(wanted)),
    }
  }
}
