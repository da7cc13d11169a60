import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { changeTeam } from '@fullcourt/domain/teams/decide'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { teamStream } from '@fullcourt/domain/teams/state'
import { expecting, type CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { TeamAccess } from '../../access/team-access'

/** Changes the name or logo of a team, wherever it plays; what is not named stays. */
export class ChangeTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly team: TeamId,
    readonly wanted: Partial<TeamDetails>,
    /** The revision at which the form read the team. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(ChangeTeam)
export class ChangeTeamHandler implements ICommandHandler<ChangeTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly teams: TeamAccess,
  ) {}

  async execute({ context, scope, team: id, wanted, expectedRevision }: ChangeTeam) {
    const { organization } = await this.teams.team(scope, id)
    return this.decider.handle({
      stream: teamStream,
      id,
      context,
      organization,
      decide: team => changeTeam(team, wanted),
      expectedRevision: expecting(expectedRevision, fieldsOf(wanted)),
    })
  }
}
