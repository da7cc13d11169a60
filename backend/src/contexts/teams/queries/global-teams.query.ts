import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { EntryReader } from '../../../core/readers/entry-reader'
import { forStaffOfTeam, teamAnswer } from './team-answer'
import { TeamReader, type TeamWithEntries } from './team-reader'
import type { GlobalTeamAnswer } from '../teams.answers'

/** All teams of an organization with their players, by name; or one of them. */
export class GlobalTeamsQuery {
  constructor(
    readonly scope: Scope,
    readonly team?: TeamId,
  ) {}
}

@QueryHandler(GlobalTeamsQuery)
export class GlobalTeamsQueryHandler implements IQueryHandler<GlobalTeamsQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly teams: TeamReader,
    private readonly entries: EntryReader,
    private readonly playerNames: PlayerNameReader,
  ) {}

  async execute({ scope, team }: GlobalTeamsQuery): Promise<GlobalTeamAnswer[]> {
    const position = this.documents.position()
    const placed = team === undefined ? await this.teams.all(scope) : [await this.one(scope, team)]
    const names = await this.playerNames.of(placed.flatMap(({ entries: [current] }) => current?.entry.roster ?? []))
    return placed.map(({ team, entries }) => ({
      ...teamAnswer(team, entries),
      ...forStaffOfTeam(scope, team, position),
      players: (entries[0]?.entry.roster ?? []).flatMap(id => {
        const name = names.get(id)
        return name === undefined || name.removed
          ? []
          : [{ id, firstName: name.firstName, lastName: name.lastName, image: name.image }]
      }),
    }))
  }

  private async one(scope: Scope, id: TeamId): Promise<TeamWithEntries> {
    return { team: await this.teams.team(scope, id), entries: await this.entries.ofTeam(id) }
  }
}
