import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { restoreTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { TeamAccess } from '../../access/team-access'

/** Brings a deleted team back; that it comes back into the leagues that it left because of it follows by a policy. */
export class RestoreTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly team: TeamId,
  ) {}
}

@CommandHandler(RestoreTeam)
export class RestoreTeamHandler implements ICommandHandler<RestoreTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly teams: TeamAccess,
  ) {}

  async execute({ context, scope, team: id }: RestoreTeam) {
    const { organization } = await this.teams.team(scope, id)
    return this.decider.handle({ stream: teamStream, id, context, organization, decide: restoreTeam })
  }
}
