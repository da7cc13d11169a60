import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { deleteTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { TeamAccess } from '../../access/team-access'

/** Deletes a team; that it leaves its leagues follows by a policy. */
export class DeleteTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly team: TeamId,
  ) {}
}

@CommandHandler(DeleteTeam)
export class DeleteTeamHandler implements ICommandHandler<DeleteTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly teams: TeamAccess,
  ) {}

  async execute({ context, scope, team: id }: DeleteTeam) {
    const { organization } = await this.teams.team(scope, id)
    return this.decider.handle({ stream: teamStream, id, context, organization, decide: deleteTeam })
  }
}
