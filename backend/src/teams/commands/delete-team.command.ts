import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { refuseDeletingTeam } from '@fullcourt/domain/divisions/leaving'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { deleteTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'
import { TeamAccess } from '../../access/team-access'
import { EntryReader } from '../../readers/entry-reader'

/** Deletes a team that no bracket games need; that it leaves its leagues follows by a policy. */
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
    private readonly entries: EntryReader,
  ) {}

  async execute({ context, scope, team: id }: DeleteTeam) {
    const { organization } = await this.teams.team(scope, id)
    await this.refuseInBrackets(id)
    return this.decider.handle({ stream: teamStream, id, context, organization, decide: deleteTeam })
  }

  private async refuseInBrackets(team: TeamId): Promise<void> {
    const seasons = new Set((await this.entries.ofTeam(team)).map(({ entry: { season } }) => season))
    for (const season of seasons) {
      const refused = refuseDeletingTeam(await this.decider.state(bracketStream, season), team)
      if (refused) throw new Refused(refused)
    }
  }
}
