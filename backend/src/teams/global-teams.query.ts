import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { PlayerNames } from '../players/player-names'
import type { Scope } from '../http/scope'
import { PlacedEntries } from '../seasons/placed-entries'
import { teamAnswer } from './team-answer'
import { TeamDirectory, type PlacedTeam } from './team-directory'
import type { GlobalTeamAnswer } from './teams.answers'

/** All teams of an organization with their players, by name; or one of them. */
export class GlobalTeams {
  constructor(
    readonly scope: Scope,
    readonly team?: TeamId,
  ) {}
}

@QueryHandler(GlobalTeams)
export class GlobalTeamsHandler implements IQueryHandler<GlobalTeams> {
  constructor(
    private readonly teams: TeamDirectory,
    private readonly entries: PlacedEntries,
    private readonly playerNames: PlayerNames,
  ) {}

  async execute({ scope, team }: GlobalTeams): Promise<GlobalTeamAnswer[]> {
    const placed = team === undefined ? await this.teams.all(scope) : [await this.one(scope, team)]
    const names = await this.playerNames.of(placed.flatMap(({ entries: [current] }) => current?.entry.roster ?? []))
    return placed.map(({ team, entries }) => ({
      ...teamAnswer(team, entries),
      players: (entries[0]?.entry.roster ?? []).flatMap(id => {
        const name = names.get(id)
        return name === undefined || name.removed
          ? []
          : [{ id, firstName: name.firstName, lastName: name.lastName, image: name.image }]
      }),
    }))
  }

  private async one(scope: Scope, id: TeamId): Promise<PlacedTeam> {
    return { team: await this.teams.team(scope, id), entries: await this.entries.ofTeam(id) }
  }
}
