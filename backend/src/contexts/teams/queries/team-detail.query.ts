import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { GameNameReader } from '../../games/queries/game-name-reader'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { PlayerProfileReader } from '../../players/queries/player-profile-reader'
import { EntryReader, type LeagueEntry } from '../../../core/readers/entry-reader'
import { SeasonReader } from '../../../core/readers/season-reader'
import { seasonNameAnswer } from '../../seasons/season-answer'
import { forStaffOfTeam, teamAnswer } from './team-answer'
import { TeamReader } from './team-reader'
import type { TeamDetailAnswer, TeamRosterAnswer } from '../teams.answers'

/** A team with rosters and games of a season; where none is named, of the one that it plays in now. */
export class TeamDetailQuery {
  constructor(
    readonly scope: Scope,
    readonly team: TeamId,
    readonly season?: SeasonId,
    /** At most so many games, those around the last result; all where it is left out. */
    readonly games?: number,
  ) {}
}

@QueryHandler(TeamDetailQuery)
export class TeamDetailQueryHandler implements IQueryHandler<TeamDetailQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly teams: TeamReader,
    private readonly seasons: SeasonReader,
    private readonly entries: EntryReader,
    private readonly profiles: PlayerProfileReader,
    private readonly gameNames: GameNameReader,
  ) {}

  async execute({ scope, team: id, season: named, games: atMost }: TeamDetailQuery): Promise<TeamDetailAnswer> {
    const position = this.documents.position()
    const team = await this.teams.team(scope, id)
    const entries = await this.entries.ofTeam(id)
    const season = named === undefined ? entries[0]?.season : await this.seasons.season(scope, named)
    const games = season ? await this.gamesIn(id, season.id, atMost) : []
    return {
      ...teamAnswer(team, entries),
      ...forStaffOfTeam(scope, team, position),
      season: season ? seasonNameAnswer(season) : null,
      rosters: await this.rosters(
        scope,
        entries.filter(placed => placed.season.id === season?.id),
      ),
      games: await this.gameNames.answers(games),
    }
  }

  private gamesIn(team: TeamId, season: SeasonId, atMost: number | undefined) {
    return atMost === undefined ? this.teams.games({ season, team }) : this.teams.gamesAround(team, season, atMost)
  }

  private async rosters(scope: Scope, entries: readonly LeagueEntry[]): Promise<TeamRosterAnswer[]> {
    const profiles = await this.profiles.of(
      scope,
      entries.flatMap(({ entry }) => entry.roster),
    )
    return entries.flatMap(({ entry }) =>
      profiles
        .filter(({ id }) => entry.roster.includes(id))
        .map(({ id, firstName, lastName, image }) => ({
          player_id: id,
          slt_id: entry.id,
          seasons_leagues_teams_id: entry.id,
          captain: entry.captain === id,
          player: { id, firstName, lastName, image },
        })),
    )
  }
}
