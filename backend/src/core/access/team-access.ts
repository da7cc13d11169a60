import { Injectable } from '@nestjs/common'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { teamStream, type Team } from '@fullcourt/domain/teams/state'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { Parents } from './parents'

export type ExistingTeam = Exclude<Team, { kind: 'unknown' }>

/** Where teams belong, for commands: one of somebody else, or of a deleted organization, is not there. */
@Injectable()
export class TeamAccess {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  /** That a deleted team is not there either is for the decision to say, which knows a repeated command from a new one. */
  async team(scope: Scope, id: TeamId): Promise<ExistingTeam> {
    const team = await this.decider.state(teamStream, id)
    if (team.kind === 'unknown' || !covers(scope, team.organization)) throw new Refused(TEAM_NOT_FOUND)
    if (!(await this.parents.organizationIsActive(team.organization))) throw new Refused(TEAM_NOT_FOUND)
    return team
  }

  /** An active team. */
  async active(scope: Scope, id: TeamId): Promise<ExistingTeam> {
    const team = await this.team(scope, id)
    if (team.kind === 'deleted') throw new Refused(TEAM_NOT_FOUND)
    return team
  }
}
