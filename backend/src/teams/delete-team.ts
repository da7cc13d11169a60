import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { deleteTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { TeamsInReach } from './teams-in-reach'

/** Deletes a team; that it leaves its leagues follows by a policy. */
export class DeleteTeam {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly team: TeamId,
  ) {}
}

@CommandHandler(DeleteTeam)
export class DeleteTeamHandler implements ICommandHandler<DeleteTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly teams: TeamsInReach,
  ) {}

  async execute({ call, scope, team: id }: DeleteTeam) {
    const { organization } = await this.teams.team(scope, id)
    return this.decider.handle({ stream: teamStream, id, call, organization, decide: deleteTeam })
  }
}
