import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { changeTeam } from '@fullcourt/domain/teams/decide'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { TeamsInReach } from './teams-in-reach'

/** Changes the name or logo of a team, wherever it plays; what is not named stays. */
export class ChangeTeam {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly team: TeamId,
    readonly wanted: Partial<TeamDetails>,
  ) {}
}

@CommandHandler(ChangeTeam)
export class ChangeTeamHandler implements ICommandHandler<ChangeTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly teams: TeamsInReach,
  ) {}

  async execute({ call, scope, team: id, wanted }: ChangeTeam) {
    const { organization } = await this.teams.team(scope, id)
    return this.decider.handle({ stream: teamStream, id, call, organization, decide: team => changeTeam(team, wanted) })
  }
}
