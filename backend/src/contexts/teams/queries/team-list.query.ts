import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { forStaffOfTeam, teamAnswer } from './team-answer'
import { TeamReader } from './team-reader'
import type { TeamAnswer } from '../teams.answers'

/** All teams of an organization, by name. */
export class TeamListQuery {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(TeamListQuery)
export class TeamListQueryHandler implements IQueryHandler<TeamListQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly teams: TeamReader,
  ) {}

  async execute({ scope }: TeamListQuery): Promise<TeamAnswer[]> {
    const position = this.documents.position()
    return (await this.teams.all(scope)).map(({ team, entries }) => ({
      ...teamAnswer(team, entries),
      ...forStaffOfTeam(scope, team, position),
    }))
  }
}
